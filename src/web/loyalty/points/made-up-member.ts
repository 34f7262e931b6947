import type { Clinic, PointsGoal } from '#api/schemas/index.ts'
import type { CardHolder } from './points-card.tsx'

const pointsBalance = 180
const wayToNextTier = 0.6

/** A sample member on the second tier, with the clinic's own next tier and next reward ahead. */
export function madeUpMember(tiers: Clinic['tiers'], goals: readonly PointsGoal[]): CardHolder {
  const [, tier, next] = tiers
  return {
    name: 'Your name here',
    pointsBalance,
    vipTier: tier?.tier ?? 'Bronze',
    tierProgress: next ? onTheWayTo(next) : { nextTier: null, target: null, missing: '0.00', percent: 100 },
    nextReward: nextOf(goals),
  }
}

function onTheWayTo({ tier, from }: Clinic['tiers'][number]): CardHolder['tierProgress'] {
  const missing = (Number(from) * (1 - wayToNextTier)).toFixed(2)
  return { nextTier: tier, target: from, missing, percent: wayToNextTier * 100 }
}

function nextOf(goals: readonly PointsGoal[]): CardHolder['nextReward'] {
  const [goal] = goals
    .filter(({ pointsRequired }) => pointsRequired > pointsBalance)
    .sort((a, b) => a.pointsRequired - b.pointsRequired)
  if (!goal) return null
  const { title, rewardValue, icon, color, pointsRequired } = goal
  return {
    title,
    rewardValue,
    icon,
    color,
    pointsRequired,
    pointsMissing: pointsRequired - pointsBalance,
    percent: Math.floor((pointsBalance / pointsRequired) * 100),
  }
}
