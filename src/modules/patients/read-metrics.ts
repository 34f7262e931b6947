import { clinicDay } from '#platform/kernel/clinic-day.ts'
import {
  type Figures,
  lastTwelveWeeks,
  type Period,
  rateOf,
  stepOf,
  tiers,
  worthOfVouchers,
} from './figures.ts'
import type { FiguresPorts } from './ports.ts'

const mostCampaigns = 100
const mostPages = 20

export async function readMetrics(
  { figures, now, timeZone }: FiguresPorts,
  wanted?: Period,
): Promise<Figures> {
  const today = clinicDay(now(), timeZone)
  const period = wanted ?? lastTwelveWeeks(today)
  const [byTier, points, weeks, locations, visitors, rewards, kinds, campaigns, ledgerCheck] =
    await Promise.all([
      figures.membersByTier(period),
      figures.points(period),
      figures.weeks(period),
      figures.locations(period),
      figures.visitors(period, stepOf(period), mostPages),
      figures.rewards(),
      figures.openVouchers(period, now()),
      figures.campaigns(period, mostCampaigns),
      figures.ledgerCheck(),
    ])
  const rate = rateOf(rewards)
  const outstandingCents = rate && Math.round((points.outstanding * rate.cents) / rate.points)
  const vouchers = worthOfVouchers(kinds)
  return {
    period,
    today,
    members: tiers.map(tier => byTier.find(each => each.tier === tier) ?? { tier, members: 0, joined: 0 }),
    points,
    rate,
    outstandingCents,
    vouchers,
    owedCents:
      outstandingCents === undefined && vouchers.cents === undefined
        ? undefined
        : (outstandingCents ?? 0) + (vouchers.cents ?? 0),
    weeks,
    locations,
    visitors,
    campaigns,
    ledgerCheck,
  }
}
