import { PatientGone } from '#platform/kernel/account-gone.ts'
import { pointsText } from '#platform/kernel/points.ts'
import type { PointsPorts } from './ports.ts'
import { NothingToChange } from './refusals.ts'

export interface PointsAdjustment {
  readonly memberId: string
  readonly type: 'add' | 'subtract' | 'set'
  /** Whole points, 0 or more: the amount to add or remove, or the new balance. */
  readonly points: number
  readonly reason: string
  /** 'staff:' plus the person's ID. */
  readonly actor: string
}

export interface AdjustedPoints {
  readonly patient: string
  readonly change: number
  readonly balance: number
}

export async function adjustPoints(
  ports: Pick<PointsPorts, 'ledger' | 'now' | 'patientById' | 'notifyMember'>,
  adjustment: PointsAdjustment,
): Promise<AdjustedPoints> {
  const { memberId } = adjustment
  const patient = await ports.patientById(memberId)
  if (patient?.role !== 'member') throw new PatientGone()
  const { change, balance } = await post(ports, adjustment)
  await ports.notifyMember(memberId, notification(change, balance))
  return { patient: `${patient.firstName} ${patient.lastName}`.trim(), change, balance }
}

async function post(
  { ledger, now }: Pick<PointsPorts, 'ledger' | 'now'>,
  { type, points, ...adjustment }: PointsAdjustment,
) {
  const entry = { ...adjustment, kind: 'adjustment', reference: undefined, at: now() } as const
  if (type === 'set') {
    const posted = await ledger.setBalance(entry, points)
    if (!posted) throw new NothingToChange()
    return { change: posted.amount, balance: posted.balanceAfter }
  }
  if (points === 0) throw new NothingToChange()
  const amount = type === 'add' ? points : -points
  const { balanceAfter } = await ledger.post({ ...entry, amount }, () => new NothingToChange())
  return { change: amount, balance: balanceAfter }
}

function notification(change: number, balance: number) {
  const moved = `${pointsText(Math.abs(change))} ${change > 0 ? 'added to' : 'removed from'} your balance.`
  return {
    title: change > 0 ? 'Points added' : 'Points corrected',
    message: `${moved} You now have ${pointsText(balance)}.`,
    type: change > 0 ? 'POINTS_EARNED' : 'GENERAL',
  } as const
}
