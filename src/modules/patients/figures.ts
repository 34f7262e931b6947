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
  /** All points earned or given. */
  readonly issued: number
  /** Points spent on rewards. */
  readonly redeemed: number
  /** Points removed by corrections. */
  readonly takenBack: number
  /** Points that today's members held at the end of the period. */
  readonly outstanding: number
}

/** A calendar week of the clinic, Monday to Sunday, cut off at the period's ends. */
export interface WeekFigures extends Period {
  readonly checkIns: number
  readonly treatments: number
}

/** Treatments and check-ins by location; null if not recorded. */
export interface LocationFigures {
  readonly location: string | null
  readonly checkIns: number
  readonly treatments: number
  readonly points: number
}

/** Visits and events that visitors consented to. Counts only, no names. */
export interface VisitorFigures {
  readonly visits: number
  /** One step per day, or per calendar week for long periods. */
  readonly steps: readonly (Period & { readonly visits: number })[]
  /** Most visited first. */
  readonly pages: readonly { readonly page: string; readonly visits: number }[]
  readonly events: readonly { readonly event: string; readonly count: number }[]
}

/** A campaign and its results. Only emails count clicks, once per recipient. */
export interface CampaignFigures {
  readonly id: string
  readonly kind: 'notification' | 'birthday' | 'promotion' | 'email' | 'sms'
  readonly title: string
  /** The clinic day on which it started. */
  readonly day: string
  readonly sent: number
  readonly failed: number
  readonly skipped: number
  readonly opened: number
  readonly bookings: number
}

/** The most recent nightly ledger check. */
export interface LedgerCheck {
  readonly day: string
  readonly holds: boolean
}

export interface Reward {
  readonly title: string
  readonly pointsRequired: number
  /** The value in words. */
  readonly rewardValue: string
  /** The reward's value as the clinic entered it. */
  readonly worthCents: number | null
}

/** Vouchers of one kind that were issued but not used by the end of the period. */
export interface OpenVouchers extends Pick<Reward, 'rewardValue' | 'worthCents'> {
  readonly count: number
}

/** How many cents this many points are worth, based on these rewards. */
export interface Rate {
  readonly cents: number
  readonly points: number
  readonly rewards: readonly string[]
}

export interface Figures {
  readonly period: Period
  /** The clinic day of this report; members are as of that day. */
  readonly today: string
  readonly members: readonly MembersOfTier[]
  readonly points: PointFigures
  readonly rate: Rate | undefined
  /** The value of the outstanding points; undefined if no reward has a value in dollars. */
  readonly outstandingCents: number | undefined
  /** The open vouchers at the end of the period, and the total value of those with a value in dollars. */
  readonly vouchers: { readonly open: number; readonly cents: number | undefined }
  /** The clinic's liability: outstanding points plus open vouchers; undefined if neither has a value. */
  readonly owedCents: number | undefined
  readonly weeks: readonly WeekFigures[]
  readonly locations: readonly LocationFigures[]
  readonly visitors: VisitorFigures
  /** Campaigns started in the period, newest first, 100 at most. */
  readonly campaigns: readonly CampaignFigures[]
  readonly ledgerCheck: LedgerCheck | undefined
}

/** A point's value: the total value of all rewards that have one in dollars, divided by their points. */
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

/** A reward's or voucher's value: as the clinic entered it, or else the dollars in its text. */
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

/** The most bars that fit in the chart. */
const mostDailySteps = 31

export const stepOf = ({ from, to }: Period): 'day' | 'week' =>
  daysBetween(from, to) < mostDailySteps ? 'day' : 'week'

const dayMs = 86_400_000
const weekDays = 7

/** This week and the eleven before it, starting on a Monday. */
export function lastTwelveWeeks(today: string): Period {
  const time = Date.parse(today)
  const sinceMonday = (new Date(time).getUTCDay() + 6) % weekDays
  const from = new Date(time - (sinceMonday + 11 * weekDays) * dayMs)
  return { from: from.toISOString().slice(0, 10), to: today }
}
