import { clinicDay, dayAfter, instantAt } from '#platform/kernel/clinic-day.ts'
import { newId, newReadableCode } from '#platform/kernel/ids.ts'
import { redemptionReference } from './goals.ts'
import type { RewardsPorts } from './ports.ts'
import { AlreadyClaimed, RewardPaused, UnknownGoal } from './refusals.ts'
import { type Voucher, type VoucherOfMember, withLook } from './vouchers.ts'

type Ports = Pick<RewardsPorts, 'goals' | 'ledger' | 'vouchers' | 'now' | 'timeZone'>

export async function redeemGoal(
  { goals, ledger, vouchers, now, timeZone }: Ports,
  memberId: string,
  goalId: string,
): Promise<VoucherOfMember> {
  const goal = (await goals.all()).find(({ id, isArchived }) => id === goalId && !isArchived)
  if (!goal) throw new UnknownGoal()
  if (!goal.isActive) throw new RewardPaused(goal.title)

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
      programmeVersion: goal.programmeVersion,
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
    expiresAt: goal.validDays === null ? null : endOfDay(at, goal.validDays, timeZone),
    usedAt: null,
  }
  await vouchers.issue(voucher)
  return withLook(voucher, [goal])
}

/** The last instant of the clinic day that lies so many days after the one of `at`. */
function endOfDay(at: Date, days: number, timeZone: string): Date {
  const dayBehind = dayAfter(clinicDay(at, timeZone), days + 1)
  return new Date(instantAt(dayBehind, '00:00', timeZone).getTime() - 1)
}
