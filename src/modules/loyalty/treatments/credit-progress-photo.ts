import { pointsText } from '#platform/kernel/points.ts'
import type { TreatedOn, TreatmentsPorts } from './ports.ts'
import { AlreadyCredited } from './refusals.ts'

const reference = ({ serviceId, treatmentDate }: TreatedOn) => `diary:${serviceId}:${treatmentDate}`

export type PhotoCredit = 'credited' | 'not-in-record' | 'earned-before'

export async function creditProgressPhoto(
  {
    ledger,
    treatments,
    serviceOf,
    now,
    notifyMember,
  }: Pick<TreatmentsPorts, 'ledger' | 'treatments' | 'serviceOf' | 'now' | 'notifyMember'>,
  memberId: string,
  treatment: TreatedOn,
  points: number,
): Promise<PhotoCredit> {
  if (!(await treatments.holds(memberId, treatment))) return 'not-in-record'
  const service = await serviceOf(treatment.serviceId)
  const posted = await ledger
    .post(
      {
        memberId,
        amount: points,
        kind: 'diary',
        reference: reference(treatment),
        reason: `Progress photo${service ? `: ${service.name}` : ''}`,
        actor: 'member',
        at: now(),
      },
      () => new AlreadyCredited(),
    )
    .catch(unlessCredited)
  if (!posted) return 'earned-before'
  await notifyMember(memberId, {
    title: 'Points earned',
    message: `You earned ${pointsText(points)} for your progress photo.`,
    type: 'POINTS_EARNED',
  })
  return 'credited'
}

/** A second photo of the same treatment is fine. It just earns nothing. */
function unlessCredited(error: unknown): undefined {
  if (!(error instanceof AlreadyCredited)) throw error
}

export async function creditedAmong(
  { ledger }: Pick<TreatmentsPorts, 'ledger'>,
  memberId: string,
  treatments: readonly TreatedOn[],
): Promise<readonly TreatedOn[]> {
  const credited = await ledger.references(memberId, treatments.map(reference))
  return treatments.filter(treatment => credited.has(reference(treatment)))
}
