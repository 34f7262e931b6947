import { newId, newReadableCode } from '#platform/kernel/ids.ts'
import { redemptionReference } from './goals.ts'
import type { RewardsPorts } from './ports.ts'
import { AlreadyClaimed, UnknownGoal } from './refusals.ts'
import { type Voucher, type VoucherOfMember, withLook } from './vouchers.ts'

export async function redeemGoal(
  { goals, ledger, vouchers, now }: Pick<RewardsPorts, 'goals' | 'ledger' | 'vouchers' | 'now'>,
  memberId: string,
  goalId: string,
): Promise<VoucherOfMember> {
  const goal = (await goals.all()).find(({ id, isActive }) => id === goalId && isActive)
  if (!goal) throw new UnknownGoal()

  const at = now()
  await ledger.post(
    {
      memberId,
      amount: -goal.pointsRequired,
      kind: 'reward',
      reference: redemptionReference(goal.id),
      reason: `Reward: ${goal.title}`,
      actor: 'member',
      at,
    },
    () => new AlreadyClaimed(goal.title),
  )
  const voucher: Voucher = {
    id: newId(at.getTime()),
    memberId,
    goalId: goal.id,
    title: goal.title,
    rewardValue: goal.rewardValue,
    code: newReadableCode(8),
    issuedAt: at,
    expiresAt: null,
    usedAt: null,
  }
  await vouchers.issue(voucher)
  return withLook(voucher, [goal])
}
