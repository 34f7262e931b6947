import { newId } from '#platform/kernel/ids.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'
import type { EntryKind } from './ledger.ts'
import type { LoyaltyPorts } from './ports.ts'

export interface TreatmentToCount {
  readonly memberId: string
  readonly service: { readonly id: string; readonly name: string; readonly priceCents: number }
  readonly points: number
  readonly kind: EntryKind
  /** The clinic day on which it was done. */
  readonly day: string
  readonly reference: string
  readonly locationId: string | undefined
  readonly countAgain: boolean
  readonly actor: string
  readonly at: Date
}

/**
 * Points, spend and one visit together. Throws `duplicate()` when the reference was counted before, or when the member
 * has this service on that day already and it is not to count again; the caller's transaction then takes all of it back.
 */
export async function countTreatment(
  { ledger, treatments, addSpend }: LoyaltyPorts,
  treatment: TreatmentToCount,
  duplicate: () => Refusal,
): Promise<{ readonly balance: number }> {
  const { memberId, service, points, kind, reference, actor, at, countAgain } = treatment
  const reason = `Treatment: ${service.name}`
  const posted = await ledger.post(
    { memberId, amount: points, kind, reference, reason, actor, at },
    duplicate,
  )
  const recorded = await treatments.record({
    id: newId(at.getTime()),
    memberId,
    serviceId: service.id,
    locationId: treatment.locationId ?? null,
    points,
    spendCents: service.priceCents,
    clinicDay: treatment.day,
    countedAgain: countAgain,
    entryNumber: posted.number,
    actor,
    at,
  })
  if (!recorded) throw duplicate()
  await addSpend(memberId, service.priceCents)
  return { balance: posted.balanceAfter }
}
