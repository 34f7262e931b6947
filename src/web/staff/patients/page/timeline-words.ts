import {
  ReadTimelineOnly,
  type TimelineItem,
  type TimelineItemKind,
  type TimelineItemState,
} from '#api/schemas/index.ts'
import type { BadgeProps } from '#ui-kit/data/badge/badge.tsx'
import type { Icon } from '#ui-kit/foundations/icon/icon.ts'
import { Bell, Coins, Gift, ListChecks, MailCheck, QrCode, Sparkles, Ticket } from '#ui-kit/icons.ts'
import { timeOf } from '../../../format/days.ts'
import { phrases } from '../../../format/phrases.ts'
import { points } from '../../../format/points.ts'

export const iconOf: Readonly<Record<TimelineItemKind, Icon>> = {
  'check-in': QrCode,
  treatment: Sparkles,
  points: Coins,
  reward: Gift,
  voucher: Ticket,
  request: ListChecks,
  consent: MailCheck,
  message: Bell,
}

/** The part of the history given in the URL; all by default. */
export const filterIn = (text: unknown): ReadTimelineOnly | undefined =>
  Object.values(ReadTimelineOnly).find(each => each === text)

export const filters: readonly { value: ReadTimelineOnly | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'points', label: 'Points' },
  { value: 'visits', label: 'Visits' },
  { value: 'messages', label: 'Messages' },
]

const channels: Readonly<Record<string, string>> = {
  email: 'email',
  push: 'push notifications',
  sms: 'text messages',
}

/** An entry's title. The ledger's own text already says what kind of entry it is. */
export function titleOf({ kind, title, state }: TimelineItem): string {
  if (kind === 'consent')
    return `${state === 'given' ? 'Opted in to' : 'Opted out of'} offers by ${channels[title] ?? title}`
  if (kind === 'voucher') return `Voucher: ${title}`
  if (kind === 'request') return `Request: ${title}`
  return kind === 'message' ? `Notified: ${title}` : title
}

/** Time, staff member, location and balance of an entry. */
export const hintOf = ({ at, by, place, balanceAfter }: TimelineItem): string =>
  phrases(timeOf(at), by && `by ${by}`, place, balanceAfter !== null && `balance ${points(balanceAfter)}`)

const states: Readonly<
  Partial<Record<NonNullable<TimelineItemState>, Pick<BadgeProps, 'tone'> & { words: string }>>
> = {
  undone: { words: 'Undone', tone: 'caution' },
  given: { words: 'Given', tone: 'positive' },
  used: { words: 'Used' },
  'taken back': { words: 'Ready again', tone: 'caution' },
  pending: { words: 'Pending', tone: 'accent' },
  approved: { words: 'Approved', tone: 'positive' },
  denied: { words: 'Denied' },
}

/** An entry's state, if the title doesn't say it. */
export const stateOf = ({ kind, state }: TimelineItem) =>
  state && kind !== 'consent' ? states[state] : undefined
