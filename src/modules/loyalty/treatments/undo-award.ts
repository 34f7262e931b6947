import { NotEnoughPoints, pointsText } from '#platform/kernel/points.ts'
import { undoableSince } from './awards.ts'
import type { TreatmentsPorts, UndoneTreatment } from './ports.ts'
import {
  AlreadyUndone,
  AwardBeforeMerge,
  PointsAlreadySpent,
  TooLateToUndo,
  UnknownAward,
} from './refusals.ts'

export interface AwardToUndo {
  readonly awardId: string
  /** 'staff:' plus the person's ID. */
  readonly actor: string
}

export interface UndoneAward {
  readonly memberId: string
  readonly points: number
  readonly balance: number
}

type Ports = Pick<
  TreatmentsPorts,
  'ledger' | 'treatments' | 'serviceOf' | 'takeBackSpend' | 'notifyMember' | 'now'
>

/** The reversal refers to the original entry; there can be only one (D-16). */
export async function undoAward(ports: Ports, { awardId, actor }: AwardToUndo): Promise<UndoneAward> {
  const at = ports.now()
  const undone = await ports.treatments.undo({ id: awardId, since: undoableSince(at), actor, at })
  if (!undone) throw await whyNot(ports, awardId)
  const { memberId, points, spendCents } = undone
  const balance = await takeBackPoints(ports, undone, actor, at)
  await ports.takeBackSpend(memberId, spendCents)
  await ports.notifyMember(memberId, {
    title: 'Visit corrected',
    message:
      points > 0
        ? `A visit was added to your account by mistake, so we removed its ${pointsText(points)}.`
        : 'A visit was added to your account by mistake, so we removed it.',
    type: 'GENERAL',
  })
  return { memberId, points, balance }
}

async function whyNot({ treatments }: Pick<TreatmentsPorts, 'treatments'>, awardId: string) {
  const award = await treatments.findAward(awardId)
  if (!award) return new UnknownAward()
  if (award.undoneAt) return new AlreadyUndone()
  return award.isMerged ? new AwardBeforeMerge() : new TooLateToUndo()
}

async function takeBackPoints(
  ports: Pick<TreatmentsPorts, 'ledger' | 'serviceOf'>,
  undone: UndoneTreatment,
  actor: string,
  at: Date,
) {
  const { memberId, points, entryNumber, serviceId, serviceName } = undone
  if (entryNumber === null) return ports.ledger.balanceOf(memberId)
  const name = serviceName ?? (await ports.serviceOf(serviceId))?.name
  const { balanceAfter } = await ports.ledger
    .post(
      {
        memberId,
        amount: -points,
        kind: 'reversal',
        reference: `reversal:${entryNumber}`,
        reason: `Removed: ${name ?? 'treatment'}`,
        actor,
        at,
      },
      () => new AlreadyUndone(),
    )
    .catch(async error => {
      if (!(error instanceof NotEnoughPoints)) throw error
      throw new PointsAlreadySpent(points, await ports.ledger.balanceOf(memberId))
    })
  return balanceAfter
}
