import type { Campaign, CampaignState, SkipReason } from '#api/schemas/index.ts'
import { tierName } from '../../member/tiers.ts'
import { membersOfTiers } from '../tier-choices.ts'

export const audiences = [
  { value: 'ALL', label: 'All members' },
  ...membersOfTiers,
  { value: 'BIRTHDAY_TODAY', label: 'Birthday today' },
  { value: 'BIRTHDAY_MONTH', label: 'Birthday this month' },
  { value: 'INACTIVE_USERS', label: 'Not signed in for 90 days' },
] as const

/** Imported or enrolled, but never signed in. */
export const notClaimed = { value: 'NOT_CLAIMED', label: 'Never signed in' } as const

export const types = [
  { value: 'PROMOTION', label: 'Promotion' },
  { value: 'POINTS_EARNED', label: 'Points earned' },
  { value: 'REWARD_AVAILABLE', label: 'Reward available' },
  { value: 'REMINDER', label: 'Reminder' },
  { value: 'BIRTHDAY', label: 'Birthday' },
  { value: 'GENERAL', label: 'General' },
] as const

/** General news and reminders don't count as marketing. */
export const reachOfType = (type: string) =>
  type === 'GENERAL' || type === 'REMINDER'
    ? 'Everyone in the audience gets it in the app. Members who opted in also get a push.'
    : 'Marketing: only goes to members who opted in to push.'

/** The name of an audience or type; an unknown one is shown unchanged. */
export const nameOf = (list: readonly { value: string; label: string }[], value: string) =>
  list.find(each => each.value === value)?.label ??
  value.replace(/^VIP_TIER (\w+)/, (_, tier) => tierName(tier)).replace('POINTS_RANGE', 'Points')

const reasons: Readonly<Record<SkipReason, string>> = {
  'no consent': 'not opted in',
  unsubscribed: 'opted out',
  stopped: 'replied STOP',
  suppressed: 'undeliverable',
  'no address': 'no email address',
  'address changed': 'changed their address',
  'no number': 'without a valid number',
  'number changed': 'changed their number',
  inactive: 'not active in the last 12 months',
  'same address': 'sharing a number with another recipient',
  'daily limit': 'at the daily limit',
  'already this year': 'already got it this year',
  left: 'no longer in the program',
  cancelled: 'canceled before sending',
}

/** '3 not opted in, 1 opted out'. */
export const reasonsInWords = (skipped: Campaign['skipped']) =>
  skipped.map(({ reason, count }) => `${count} ${reasons[reason]}`).join(', ')

export const members = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`

export const stateWords: Readonly<
  Record<CampaignState, { label: string; tone: 'neutral' | 'accent' | 'positive' | 'caution' }>
> = {
  scheduled: { label: 'Scheduled', tone: 'accent' },
  sending: { label: 'Sending', tone: 'accent' },
  paused: { label: 'Paused', tone: 'caution' },
  late: { label: 'Overdue', tone: 'caution' },
  done: { label: 'Sent', tone: 'positive' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
}
