import { daysBetween } from '#platform/kernel/clinic-day.ts'
import { cents } from '#platform/kernel/money.ts'

export const tiers = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const

/** From the start of the first clinic day to the end of the last; 'YYYY-MM-DD'. */
export interface Period {
  readonly from: string
  readonly to: string
}

export interface MembersOfTier {
  readonly tier: (typeof tiers)[number]
  /** As of now. */
  readonly members: number
  readonly joined: number
}

export interface PointFigures {
  /** All that was earned or given. */
  readonly issued: number
  /** Spent on rewards. */
  readonly redeemed: number
  /** Taken away by corrections. */
  readonly takenBack: number
  /** What today's members held at the end of the period. */
  readonly outstanding: number
}

/** A calendar week of the clinic, Monday to Sunday, as far as it lies in the period. */
export interface WeekFigures extends Period {
  readonly checkIns: number
  readonly treatments: number
}

/** Treatments and check-ins by where they were; null where nobody said. */
export interface LocationFigures {
  readonly location: string | null
  readonly checkIns: number
  readonly treatments: number
  readonly points: number
}

/** What visitors allowed to be counted: openings of the app, and what they did there. Numbers, and nobody's name. */
export interface VisitorFigures {
  readonly visits: number
  /** By day, or by calendar week where the days are many. */
  readonly steps: readonly (Period & { readonly visits: number })[]
  /** The most visited ones, the most visited first. */
  readonly pages: readonly { readonly page: string; readonly visits: number }[]
  readonly events: readonly { readonly event: string; readonly count: number }[]
}

/** What was sent to many, and what came of it. Links are counted in mails only, once a recipient. */
export interface CampaignFigures {
  readonly id: string
  readonly kind: 'notification' | 'birthday' | 'promotion' | 'email' | 'sms'
  readonly title: string
  /** The clinic day on which it began. */
  readonly day: string
  readonly sent: number
  readonly failed: number
  readonly skipped: number
  readonly opened: number
  readonly bookings: number
}

/** The latest nightly look at the ledger. */
export interface LedgerCheck {
  readonly day: string
  readonly holds: boolean
}

export interface Reward {
  readonly title: string
  readonly pointsRequired: number
  /** In words. */
  readonly rewardValue: string
  /** What the clinic says that it is worth to it. */
  readonly worthCents: number | null
}

/** Vouchers that were claimed or given and not used by the end of the period, of one kind. */
export interface OpenVouchers extends Pick<Reward, 'rewardValue' | 'worthCents'> {
  readonly count: number
}

/** So many cents for so many points, by these rewards. */
export interface Rate {
  readonly cents: number
  readonly points: number
  readonly rewards: readonly string[]
}

export interface Figures {
  readonly period: Period
  /** The clinic day on which they were read: members are those of that day. */
  readonly today: string
  readonly members: readonly MembersOfTier[]
  readonly points: PointFigures
  readonly rate: Rate | undefined
  /** What the outstanding points are worth at the rate; nothing where no reward says its worth in dollars. */
  readonly outstandingCents: number | undefined
  /** How many vouchers are open at the end of the period, and what those are worth that say their worth in dollars. */
  readonly vouchers: { readonly open: number; readonly cents: number | undefined }
  /** What the clinic owes: outstanding points and open vouchers; nothing where neither says its worth. */
  readonly owedCents: number | undefined
  readonly weeks: readonly WeekFigures[]
  readonly locations: readonly LocationFigures[]
  readonly visitors: VisitorFigures
  /** Those begun in the period, the latest first, 100 at most. */
  readonly campaigns: readonly CampaignFigures[]
  readonly ledgerCheck: LedgerCheck | undefined
}

/** What a point is worth: the dollars of the rewards that say some, in figures or else in words, over their points. */
export function rateOf(rewards: readonly Reward[]): Rate | undefined {
  const worth = rewards.flatMap(({ title, pointsRequired, rewardValue, worthCents }) => {
    const worth = worthIn({ rewardValue, worthCents })
    return worth === undefined ? [] : [{ title, points: pointsRequired, cents: worth }]
  })
  if (worth.length === 0) return undefined
  return {
    cents: worth.reduce((sum, each) => sum + each.cents, 0),
    points: worth.reduce((sum, each) => sum + each.points, 0),
    rewards: worth.map(({ title }) => title),
  }
}

/** What a reward or its voucher is worth: what the clinic says, or else the dollars in its words. */
function worthIn({
  rewardValue,
  worthCents,
}: Pick<Reward, 'rewardValue' | 'worthCents'>): number | undefined {
  if (worthCents !== null) return worthCents
  const [, dollars] = /^\$(\d{1,6}(?:\.\d{1,2})?)(?!\.?\d)/.exec(rewardValue.replaceAll(',', '')) ?? []
  return dollars ? cents(dollars) : undefined
}

export function worthOfVouchers(kinds: readonly OpenVouchers[]): Figures['vouchers'] {
  const open = kinds.reduce((sum, { count }) => sum + count, 0)
  const worth = kinds.flatMap(kind => {
    const each = worthIn(kind)
    return each === undefined ? [] : [each * kind.count]
  })
  return { open, cents: worth.length > 0 ? worth.reduce((sum, each) => sum + each) : undefined }
}

/** So many bars stand beside each other. */
const mostDailySteps = 31

export const stepOf = ({ from, to }: Period): 'day' | 'week' =>
  daysBetween(from, to) < mostDailySteps ? 'day' : 'week'

const dayMs = 86_400_000
const weekDays = 7

/** The week of `today` and the eleven before it, from a Monday on. */
export function lastTwelveWeeks(today: string): Period {
  const time = Date.parse(today)
  const sinceMonday = (new Date(time).getUTCDay() + 6) % weekDays
  const from = new Date(time - (sinceMonday + 11 * weekDays) * dayMs)
  return { from: from.toISOString().slice(0, 10), to: today }
}
