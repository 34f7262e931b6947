import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { newId } from '#platform/kernel/ids.ts'
import { PointsChanged, pointsText } from '#platform/kernel/points.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'
import type { TreatmentsPorts, Worth } from './ports.ts'
import { ProbableDuplicate, UnknownLocation, UnknownPatient, UnknownService } from './refusals.ts'

/** The patient is given by ID or by email. */
export type TreatmentToAward = AwardedService & ({ readonly memberId: string } | { readonly email: string })

interface AwardedService {
  readonly serviceId: string
  /** Whole points above 0. Defaults to the service's points. */
  readonly customPoints: number | undefined
  /** The service's points as shown to staff; undefined if they weren't shown. */
  readonly shownPoints?: number | undefined
  readonly locationId: string | undefined
  /** Staff were told that the patient already had this service today, and confirmed. */
  readonly allowDuplicate: boolean
  readonly actor: string
}

export interface AwardedTreatment {
  readonly memberId: string
  readonly patient: string
  readonly service: string
  readonly points: number
  readonly balance: number
}

export interface RequestToAward {
  readonly requestId: string
  readonly memberId: string
  readonly serviceId: string
  /** The clinic day of the treatment. */
  readonly day: string
  /** Whole points above 0. Defaults to the service's points. */
  readonly customPoints?: number | undefined
  /** The service's points as the desk saw them. */
  readonly shownPoints?: number | undefined
  /** Staff confirmed that the member had this service twice on that day. */
  readonly allowDuplicate: boolean
  readonly actor: string
}

type RecordingPorts = Pick<TreatmentsPorts, 'ledger' | 'treatments' | 'addSpend'>

type AwardingPorts = RecordingPorts &
  Pick<
    TreatmentsPorts,
    | 'patientByEmail'
    | 'patientById'
    | 'holdPatient'
    | 'worthOf'
    | 'locationOf'
    | 'notifyMember'
    | 'now'
    | 'timeZone'
  >

/** Awards a treatment at the desk. The notification runs in the same `Promise.all`, for a single round trip (D-141). */
export async function awardTreatment(
  ports: AwardingPorts,
  award: TreatmentToAward,
): Promise<AwardedTreatment> {
  const { patient, service, location } = await lookUp(ports, award)
  const { serviceId, allowDuplicate, actor, customPoints, shownPoints } = award
  if (customPoints === undefined) requireShown(service, shownPoints)
  const memberId = patient.id
  const at = ports.now()
  const day = clinicDay(at, ports.timeZone)
  const points = customPoints ?? service.points
  const what = { serviceId, points, kind: 'treatment', day, location, allowDuplicate, actor, at } as const

  const [isThere, balance] = await Promise.all([
    ports.holdPatient(memberId),
    recordTreatment(
      ports,
      { ...what, memberId, service },
      () => new ProbableDuplicate(patient.name, service.name),
    ),
    points > 0
      ? ports.notifyMember(memberId, {
          title: 'Points earned',
          message: `You earned ${pointsText(points)} for your visit.`,
          type: 'POINTS_EARNED',
        })
      : Promise.resolve(),
  ])
  if (!isThere) throw new UnknownPatient()
  return { memberId, patient: patient.name, service: service.name, points, balance }
}

async function lookUp(
  ports: Pick<TreatmentsPorts, 'patientByEmail' | 'patientById' | 'worthOf' | 'locationOf'>,
  award: TreatmentToAward,
) {
  const { serviceId, locationId } = award
  const patient = await ('memberId' in award
    ? patientWithId(ports, award.memberId)
    : ports.patientByEmail(award.email))
  if (!patient) throw new UnknownPatient()
  const service = await ports.worthOf(serviceId)
  if (!service || service.isArchived) throw new UnknownService()
  const place = locationId ? await ports.locationOf(locationId) : undefined
  if (locationId && !place) throw new UnknownLocation()
  return { patient, service, location: locationId && place ? { id: locationId, name: place.name } : null }
}

async function patientWithId({ patientById }: Pick<TreatmentsPorts, 'patientById'>, id: string) {
  const found = await patientById(id)
  return found?.role === 'member' ? { id, name: `${found.firstName} ${found.lastName}`.trim() } : undefined
}

function requireShown({ name, points }: Pick<Worth, 'name' | 'points'>, shown: number | undefined): void {
  if (shown !== undefined && shown !== points) throw new PointsChanged(name, points, shown)
}

/** Awards an approved request. The request's own notification tells the member. */
export async function awardRequest(
  ports: RecordingPorts & Pick<TreatmentsPorts, 'worthOf' | 'now'>,
  { requestId, customPoints, shownPoints, ...request }: RequestToAward,
  duplicate: () => Refusal,
): Promise<{ readonly points: number }> {
  const service = await ports.worthOf(request.serviceId)
  if (!service) throw new UnknownService()
  if (customPoints === undefined) requireShown(service, shownPoints)
  const points = customPoints ?? service.points
  const reference = `request:${requestId}`
  const what = {
    ...request,
    points,
    kind: 'request',
    reference,
    location: null,
    at: ports.now(),
  } as const
  await recordTreatment(ports, { ...what, service }, duplicate)
  return { points }
}

interface TreatmentToRecord {
  readonly memberId: string
  readonly serviceId: string
  readonly service: Pick<Worth, 'name' | 'spendCents' | 'programmeVersion'>
  /** 0 for a service without points: the treatment is recorded without a ledger entry (D-16). */
  readonly points: number
  readonly kind: 'treatment' | 'request'
  /** The clinic day of the treatment. */
  readonly day: string
  /** Makes the ledger entry unique; defaults to the treatment's ID. */
  readonly reference?: string
  readonly location: { readonly id: string; readonly name: string } | null
  readonly allowDuplicate: boolean
  readonly actor: string
  readonly at: Date
}

/**
 * Records points, spend and one visit; returns the balance. Throws `duplicate()` if the reference was already counted,
 * or if the member already had this service that day and it isn't to count again. The caller's transaction then rolls
 * back.
 */
async function recordTreatment(
  ports: RecordingPorts,
  treatment: TreatmentToRecord,
  duplicate: () => Refusal,
): Promise<number> {
  const { memberId, serviceId, points, kind, allowDuplicate, actor, at } = treatment
  const { spendCents } = treatment.service
  const id = newId(at.getTime())
  const [balance, recorded] = await Promise.all([
    postPoints(ports, id, treatment, duplicate),
    ports.treatments.record({
      id,
      memberId,
      serviceId,
      serviceName: treatment.service.name,
      locationId: treatment.location?.id ?? null,
      locationName: treatment.location?.name ?? null,
      points,
      spendCents,
      clinicDay: treatment.day,
      allowDuplicate,
      kind,
      actor,
      at,
    }),
    ports.addSpend(memberId, spendCents),
  ])
  if (!recorded) throw duplicate()
  return balance
}

async function postPoints(
  { ledger }: Pick<TreatmentsPorts, 'ledger'>,
  id: string,
  { memberId, service, points, kind, reference = `treatment:${id}`, actor, at }: TreatmentToRecord,
  duplicate: () => Refusal,
): Promise<number> {
  if (points === 0) return ledger.balanceOf(memberId)
  const reason = `Treatment: ${service.name}`
  const { programmeVersion } = service
  const entry = { memberId, amount: points, kind, reference, reason, actor, at, programmeVersion }
  return (await ledger.post(entry, duplicate)).balanceAfter
}
