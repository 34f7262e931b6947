import type { UserTier } from '#api/schemas/index.ts'
import type { CelebrationStyle } from '#ui-kit/confetti/confetti.ts'
import type { Seen } from './celebrated-milestones.ts'

export type Celebration = {
  readonly title: string
  readonly description: string
  readonly style: CelebrationStyle
  readonly durationMs: number
  /** The tiers between which the card turns. */
  readonly risen?: { readonly from: UserTier; readonly to: UserTier }
}

type Status = { readonly milestonesReached: readonly number[]; readonly tier: UserTier }

/** What to celebrate, in order: the first new milestone, then a tier that has risen. */
export function celebrationsDue(before: Seen, now: Status): readonly Celebration[] {
  const milestone = now.milestonesReached.find(points => !before.milestones.includes(points))
  const risen = tiers.indexOf(now.tier) > tiers.indexOf(before.tier)
  const upgrade = risen ? upgrades[now.tier] : undefined
  return [
    ...(milestone === undefined ? [] : [pointsMilestone(milestone)]),
    ...(upgrade ? [{ ...vipUpgrade(upgrade), risen: { from: before.tier, to: now.tier } }] : []),
  ]
}

const tiers: readonly UserTier[] = ['Bronze', 'Silver', 'Gold', 'Platinum']

const upgrades: Partial<Record<UserTier, { description: string; style: CelebrationStyle }>> = {
  Silver: { description: 'Welcome to Silver VIP status!', style: 'burst' },
  Gold: { description: "Congratulations on Gold VIP! You're royalty!", style: 'stars' },
  Platinum: { description: 'PLATINUM VIP ACHIEVED! Ultimate beauty status!', style: 'continuous' },
}

const vipUpgrade = (upgrade: { description: string; style: CelebrationStyle }): Celebration => ({
  title: 'VIP Upgrade!',
  durationMs: 6000,
  ...upgrade,
})

function pointsMilestone(points: number): Celebration {
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
