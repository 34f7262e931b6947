import { dayAfter } from '#platform/kernel/clinic-day.ts'
import type { CodesContents } from './codes.ts'
import type { MenuContents } from './menu.ts'
import type { RewardsContents } from './rewards.ts'
import type { TiersContents } from './tiers.ts'

interface Document {
  readonly menu: MenuContents
  readonly rewards: RewardsContents
  readonly codes: CodesContents
  readonly tiers: TiersContents
}

type Reward = RewardsContents['rewards'][number]

/** A visit that earned points. */
export interface InventedEntry {
  readonly kind: 'check-in' | 'treatment' | 'adjustment'
  readonly reason: string
  readonly points: number
  /** A clinic day. */
  readonly on: string
}

/** A sample member that a preview shows, built from the draft (D-203). */
export interface InventedMember {
  readonly firstName: 'Mia'
  readonly tier: TiersContents['tiers'][number]['id']
  /** A little less than the cheapest reward, so the preview shows progress toward it. */
  readonly points: number
  readonly nextReward: Reward | null
  readonly spentCents: number
  readonly visits: number
  /** Newest first; they add up to her points. */
  readonly entries: readonly InventedEntry[]
}

const missingPoints = 20
/** Used if there's no reward to save for. */
const pointsOtherwise = 120
const daysBetweenVisits = 9

/** Builds the sample member from a draft's contents on this clinic day. */
export function inventedMember(document: Document, today: string): InventedMember {
  const [lowest, second] = document.tiers.tiers
  const tier = lowest?.id ?? 'Bronze'
  const nextReward = cheapestOpen(document.rewards.rewards, tier, today)
  const points = nextReward ? Math.max(0, nextReward.pointsRequired - missingPoints) : pointsOtherwise
  const earned = visitsWithin(document, points, (second?.fromCents ?? Number.POSITIVE_INFINITY) - 1)
  const rest = points - sum(earned.map(visit => visit.points))
  const welcome = {
    kind: 'adjustment',
    reason: 'Welcome to the VIP program',
    points: rest,
    cents: 0,
  } as const
  const entries = rest > 0 ? [...earned, welcome] : earned
  return {
    firstName: 'Mia',
    tier,
    points,
    nextReward: nextReward ?? null,
    spentCents: sum(earned.map(({ cents }) => cents)),
    visits: earned.length,
    entries: entries.map(({ cents: _spent, ...entry }, n) => ({
      ...entry,
      on: dayAfter(today, -daysBetweenVisits * (n + 1)),
    })),
  }
}

const isOpen = (
  { isArchived, isPaused, stock, tiers, startsOn, endsOn }: Reward,
  tier: string,
  day: string,
) =>
  !isArchived &&
  !isPaused &&
  stock !== 0 &&
  (tiers.length === 0 || tiers.includes(tier)) &&
  (startsOn === null || startsOn <= day) &&
  (endsOn === null || day <= endsOn)

const cheapestOpen = (all: readonly Reward[], tier: string, day: string): Reward | undefined =>
  all
    .filter(reward => isOpen(reward, tier, day))
    .sort((a, b) => a.pointsRequired - b.pointsRequired)
    .at(0)

type Visit = Omit<InventedEntry, 'on'> & { readonly cents: number }

/** A few of the clinic's visits that add up to no more than her points and stay below the next tier. */
function visitsWithin({ menu, codes }: Document, mostPoints: number, mostCents: number): readonly Visit[] {
  const visits: Visit[] = []
  for (const visit of visitsAt(menu, codes)) {
    const fits = sum(visits.map(({ points }) => points)) + visit.points <= mostPoints
    const stays = sum(visits.map(({ cents }) => cents)) + visit.cents <= mostCents
    if (visit.points > 0 && fits && stays) visits.push(visit)
  }
  return visits
}

function visitsAt({ services }: MenuContents, { codes }: CodesContents): readonly Visit[] {
  const treatments = services
    .filter(({ isArchived }) => !isArchived)
    .slice(0, 2)
    .map(({ name, pointsEarned, priceCents }) => ({
      kind: 'treatment' as const,
      reason: `Treatment: ${name}`,
      points: pointsEarned,
      cents: priceCents,
    }))
  const checkIns = codes
    .filter(({ isRetired }) => !isRetired)
    .slice(0, 1)
    .map(({ description, pointsValue }) => ({
      kind: 'check-in' as const,
      reason: `Check-in: ${description}`,
      points: pointsValue,
      cents: 0,
    }))
  return [...checkIns, ...treatments]
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)
