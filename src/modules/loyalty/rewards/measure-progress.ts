import { type GoalProgress, progressTowards, redemptionReference } from './goals.ts'
import type { RewardsPorts } from './ports.ts'

export async function measureProgress(
  { goals, ledger }: Pick<RewardsPorts, 'goals' | 'ledger'>,
  memberId: string,
): Promise<GoalProgress[]> {
  const active = (await goals.all()).filter(({ isActive }) => isActive)
  const [balance, redeemed] = await Promise.all([
    ledger.balanceOf(memberId),
    ledger.references(
      memberId,
      active.map(({ id }) => redemptionReference(id)),
    ),
  ])
  return active.map(goal => progressTowards(goal, balance, redeemed.has(redemptionReference(goal.id))))
}
