import { clinicDay, dayAfter, instantAt, type TimeZone } from '#platform/kernel/clinic-day.ts'
import { newId, newReadableCode } from '#platform/kernel/ids.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'
import { type Goal, type Obstacle, obstacleTo, redemptionReference } from './goals.ts'
import type { RewardsPorts } from './ports.ts'
import {
  AlreadyClaimed,
  RewardAgainLater,
  RewardForOthers,
  RewardNotYet,
  RewardOver,
  RewardPaused,
  RewardSoldOut,
  RewardTakesMore,
  UnknownGoal,
} from './refusals.ts'
import { namedTiers, spokenClinicDay } from './sentences.ts'
import { type Voucher, type VoucherOfMember, withLook } from './vouchers.ts'

type Ports = Pick<
  RewardsPorts,
  'goals' | 'claimants' | 'tierNames' | 'ledger' | 'vouchers' | 'now' | 'timeZone'
>

/** Call it in a transaction. */
export async function redeemGoal(
  ports: Ports,
  memberId: string,
  goalId: string,
  shownPoints = Number.POSITIVE_INFINITY,
): Promise<VoucherOfMember> {
  const { goals, claimants, ledger, vouchers, now, timeZone } = ports
  const goal = (await goals.all()).find(({ id, isArchived }) => id === goalId && !isArchived)
  if (!goal) throw new UnknownGoal()
  if (!goal.isActive) throw new RewardPaused(goal.title)

  const at = now()
  await refuseObstacle(ports, goal, memberId, at)
  if (goal.pointsRequired > shownPoints)
    throw new RewardTakesMore(goal.title, goal.pointsRequired, shownPoints)
  await ledger.post(
    {
      memberId,
      amount: -goal.pointsRequired,
      kind: 'reward',
      reference: redemptionReference(goal, clinicDay(at, timeZone)),
      reason: `Reward: ${goal.title}`,
      actor: 'member',
      at,
      programmeVersion: goal.programmeVersion,
    },
    () => new AlreadyClaimed(goal.title),
  )
  // The account is now locked, so check again: this sees concurrent claims by the same member.
  if (goal.repeatDays !== null) await refuseObstacle(ports, goal, memberId, at)
  if (goal.stock !== null && !(await claimants.takeFromStock(goal.id))) throw new RewardSoldOut(goal.title)
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

async function refuseObstacle(
  { claimants, tierNames, timeZone }: Ports,
  goal: Goal,
  memberId: string,
  at: Date,
): Promise<void> {
  const obstacle = obstacleTo(goal, await claimants.read(memberId), at, timeZone)
  if (obstacle) throw refusalOf(obstacle, goal, await tierNames())
}

function refusalOf(obstacle: Obstacle, { title, tiers }: Goal, names: ReadonlyMap<string, string>): Refusal {
  switch (obstacle.kind) {
    case 'not yet':
      return new RewardNotYet(title, spokenClinicDay(obstacle.day))
    case 'over':
      return new RewardOver(title, spokenClinicDay(obstacle.day))
    case 'again later':
      return new RewardAgainLater(title, spokenClinicDay(obstacle.day))
    case 'claimed':
      return new AlreadyClaimed(title)
    case 'other tier':
      return new RewardForOthers(title, namedTiers(tiers, names))
    case 'sold out':
      return new RewardSoldOut(title)
  }
}

/** The end of the clinic day that many days after `at`. */
function endOfDay(at: Date, days: number, timeZone: TimeZone): Date {
  const dayBehind = dayAfter(clinicDay(at, timeZone), days + 1)
  return new Date(instantAt(dayBehind, '00:00', timeZone).getTime() - 1)
}
