import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { type Figures, lastTwelveWeeks, type Period, rateOf, tiers } from './figures.ts'
import type { FiguresPorts } from './ports.ts'

export async function readFigures(
  { figures, now, timeZone }: FiguresPorts,
  period: Period = lastTwelveWeeks(clinicDay(now(), timeZone)),
): Promise<Figures> {
  const [byTier, points, weeks, rewards] = await Promise.all([
    figures.membersByTier(period),
    figures.points(period),
    figures.weeks(period),
    figures.rewards(),
  ])
  const rate = rateOf(rewards)
  return {
    period,
    members: tiers.map(tier => byTier.find(each => each.tier === tier) ?? { tier, members: 0, joined: 0 }),
    points,
    rate,
    outstandingCents: rate && Math.round((points.outstanding * rate.cents) / rate.points),
    weeks,
  }
}
