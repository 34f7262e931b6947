import type { GoalProgress, PointsGoal, PointsTransaction, Voucher } from '#api/schemas/index.ts'

const goal = (sortOrder: number, title: string, pointsRequired: number, isActive = true): PointsGoal => ({
  id: `0198f0c6-5b1e-7a51-9d3a-00000000000${sortOrder}`,
  title,
  description: 'Towards any treatment.',
  pointsRequired,
  rewardValue: sortOrder === 2 ? 'Fifteen minutes' : title,
  icon: ['gift', 'heart', 'droplet', 'sun'][sortOrder - 1] ?? 'gift',
  imageUrl: null,
  color: ['rose', 'stone', 'sage', 'amber'][sortOrder - 1] ?? 'rose',
  isActive,
  sortOrder,
})

export const goals: PointsGoal[] = [
  goal(1, '$25 Credit', 250),
  goal(2, 'Hand Massage', 50),
  goal(3, 'Glow Vitamin Drip', 1500),
  goal(4, 'LED Light Session', 100),
  goal(5, 'Retired reward', 10, false),
]

const measured = (
  at: number,
  state: GoalProgress['state'],
  percent: number,
  pointsMissing: number,
  note: string | null = null,
) => ({
  goalId: goals[at]?.id ?? '',
  isRedeemed: state === 'claimed',
  state,
  percent,
  pointsMissing,
  note,
})

/** Limited rewards: how many, for whom, and how often. */
export const limited: GoalProgress[] = [
  measured(0, 'not reached', 96, 10, '3 left · Until Thursday, December 24'),
  measured(1, 'closed', 100, 0, 'Available again Sunday, December 6'),
  measured(2, 'closed', 16, 1260, 'For Gold and Platinum members'),
  measured(3, 'closed', 100, 0, '0 left'),
]

export const progress: GoalProgress[] = [
  measured(0, 'not reached', 96, 10),
  measured(1, 'claimed', 100, 0),
  measured(2, 'not reached', 16, 1260),
  measured(3, 'claimable', 100, 0),
  measured(4, 'claimable', 100, 0),
]

export const voucher: Voucher = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01',
  goalId: goals[1]?.id ?? null,
  title: 'Hand Massage',
  rewardValue: 'Fifteen minutes',
  icon: 'heart',
  color: 'stone',
  imageUrl: null,
  code: 'K7RW2M9Q',
  issuedAt: '2026-11-20T18:00:00.000Z',
  expiresAt: null,
  usedAt: null,
}

export const vouchers: Voucher[] = [
  voucher,
  { ...voucher, id: 'used', title: '$10 Credit', code: 'P3XD8VNA', usedAt: '2026-05-03T18:00:00.000Z' },
  {
    ...voucher,
    id: 'over',
    title: '10% off',
    icon: null,
    color: null,
    code: 'QH5T2LWE',
    expiresAt: '2026-01-31T18:00:00.000Z',
  },
]

const count = 14

export const entries: PointsTransaction[] = Array.from({ length: count }, (_, at) => ({
  id: count - at,
  points: at === 1 ? -50 : 5,
  balanceAfter: 240,
  kind: at === 1 ? 'reward' : 'check-in',
  description:
    at === 1 ? 'Reward: Hand Massage' : at === 2 ? 'Treatment: Dysport' : 'Check-in: Daily Spa Visit',
  location: at === 2 ? 'Santa Monica' : null,
  createdAt: '2026-11-20T18:00:00.000Z',
})).with(-1, {
  id: 1,
  points: 5,
  balanceAfter: 5,
  kind: 'check-in',
  description: 'The very first check-in',
  location: null,
  createdAt: '2026-01-10T18:00:00.000Z',
})
