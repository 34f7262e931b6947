import type { UserTier } from '#api/schemas/index.ts'
import type { CelebrationStyle } from '#ui-kit/feedback/celebration/confetti.ts'
import { clinic } from '../data/clinic.ts'
import type { CelebrationRecord } from './celebrated-milestones.ts'
import { tierIds } from './tier-ids.ts'
import { tierName } from './tiers.ts'

export type Celebration = {
  readonly title: string
  readonly description: string
  readonly style: CelebrationStyle
  readonly durationMs: number
  /** The tiers between which the card turns. */
  readonly risen?: { readonly from: UserTier; readonly to: UserTier }
}

type Status = { readonly milestonesReached: readonly number[]; readonly tier: UserTier }

/**
 * Due celebrations in order: the first new milestone, then a tier upgrade. A milestone that the clinic only just
 * created isn't an achievement.
 */
export function celebrationsDue(before: CelebrationRecord, now: Status): readonly Celebration[] {
  const milestone = now.milestonesReached.find(
    points =>
      !before.milestones.includes(points) && (before.known === undefined || before.known.includes(points)),
  )
  const risen = tierIds.indexOf(now.tier) > tierIds.indexOf(before.tier)
  const upgrade = risen ? upgradeTo(now.tier) : undefined
  return [
    ...(milestone === undefined ? [] : [pointsMilestone(milestone)]),
    ...(upgrade ? [{ ...vipUpgrade(upgrade), risen: { from: before.tier, to: now.tier } }] : []),
  ]
}

type Upgrade = { description: string; style: CelebrationStyle }

function upgradeTo(tier: UserTier): Upgrade | undefined {
  const name = tierName(tier)
  const upgrades: Partial<Record<UserTier, Upgrade>> = {
    Silver: { description: `Welcome to ${name} VIP status!`, style: 'burst' },
    Gold: { description: `Congratulations on ${name} VIP! You're royalty!`, style: 'stars' },
    Platinum: {
      description: `${name.toLocaleUpperCase('en')} VIP ACHIEVED! Ultimate beauty status!`,
      style: 'continuous',
    },
  }
  return upgrades[tier]
}

const vipUpgrade = (upgrade: Upgrade): Celebration => ({
  title: 'VIP Upgrade!',
  durationMs: 6000,
  ...upgrade,
})

function pointsMilestone(points: number): Celebration {
  const celebration = appWords(points)
  const words = clinic.milestones.find(each => each.points === points)?.words
  return words ? { ...celebration, description: words } : celebration
}

function appWords(points: number): Celebration {
  const common = { title: 'Points Milestone!', durationMs: 5000 }
  if (points <= 50)
    return { ...common, style: 'hearts', description: `Amazing! You've earned ${points} points!` }
  if (points <= 200)
    return { ...common, style: 'burst', description: `Fantastic! ${points} points milestone reached!` }
  if (points <= 1000)
    return {
      ...common,
      style: 'stars',
      description: `Incredible! ${points} points achieved! You're a beauty queen!`,
    }
  return { ...common, style: 'continuous', description: `WOW! ${points} points! You're absolutely glowing!` }
}
