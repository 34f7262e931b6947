import type { LoyaltyPorts } from './ports.ts'
import { AlreadyCredited } from './refusals.ts'

/** A treatment that a member's progress photo is about; the date is a clinic day, 'YYYY-MM-DD'. */
export interface PhotographedTreatment {
  readonly serviceId: string
  readonly treatmentDate: string
}

const reference = ({ serviceId, treatmentDate }: PhotographedTreatment) =>
  `diary:${serviceId}:${treatmentDate}`

export async function creditProgressPhoto(
  { ledger, serviceOf, now, tellMember }: LoyaltyPorts,
  memberId: string,
  treatment: PhotographedTreatment,
  points: number,
): Promise<number> {
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
  if (!posted) return 0
  await tellMember(memberId, {
    title: 'Points earned',
    message: `You earned ${points} points for your progress photo.`,
    type: 'POINTS_EARNED',
  })
  return points
}

/** The second photo of a treatment is as welcome as the first: it earns nothing, and is no failure. */
function unlessCredited(error: unknown): undefined {
  if (!(error instanceof AlreadyCredited)) throw error
}

export async function creditedAmong(
  { ledger }: LoyaltyPorts,
  memberId: string,
  treatments: readonly PhotographedTreatment[],
): Promise<readonly PhotographedTreatment[]> {
  const credited = await ledger.references(memberId, treatments.map(reference))
  return treatments.filter(treatment => credited.has(reference(treatment)))
}
