import { newId } from '#platform/kernel/ids.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'
import type { TreatmentsPorts } from './ports.ts'

/** What it takes to record a treatment. */
export type RecordingPorts = Pick<TreatmentsPorts, 'ledger' | 'treatments' | 'addSpend'>

export interface TreatmentToRecord {
  readonly memberId: string
  readonly service: { readonly id: string; readonly name: string; readonly priceCents: number }
  /** 0 for a service without points: the treatment is recorded, the ledger has nothing to say (D-52). */
  readonly points: number
  readonly kind: 'treatment' | 'request'
  /** The clinic day on which it was done. */
  readonly day: string
  /** What makes its entry the only one; by itself a treatment is named by its own id. */
  readonly reference?: string
  readonly locationId: string | undefined
  readonly allowDuplicate: boolean
  readonly actor: string
  readonly at: Date
}

/**
 * Points, spend and one visit together. Throws `duplicate()` when the reference was counted before, or when the member
 * has this service on that day already and it is not to count again; the caller's transaction then takes all of it back.
 */
export async function recordTreatment(
  ports: RecordingPorts,
  treatment: TreatmentToRecord,
  duplicate: () => Refusal,
): Promise<{ readonly balance: number }> {
  const { memberId, service, points, kind, actor, at } = treatment
  const id = newId(at.getTime())
  const { number, balanceAfter } = await postPoints(ports, id, treatment, duplicate)
  const recorded = await ports.treatments.record({
    id,
    memberId,
    serviceId: service.id,
    locationId: treatment.locationId ?? null,
    points,
    spendCents: service.priceCents,
    clinicDay: treatment.day,
    allowDuplicate: treatment.allowDuplicate,
    entryNumber: number,
    kind,
    actor,
    at,
  })
  if (!recorded) throw duplicate()
  await ports.addSpend(memberId, service.priceCents)
  return { balance: balanceAfter }
}

async function postPoints(
  { ledger }: Pick<TreatmentsPorts, 'ledger'>,
  id: string,
  { memberId, service, points, kind, reference = `treatment:${id}`, actor, at }: TreatmentToRecord,
  duplicate: () => Refusal,
): Promise<{ readonly number: number | null; readonly balanceAfter: number }> {
  if (points === 0) return { number: null, balanceAfter: await ledger.balanceOf(memberId) }
  const reason = `Treatment: ${service.name}`
  return ledger.post({ memberId, amount: points, kind, reference, reason, actor, at }, duplicate)
}
