import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { pointsText } from '#platform/kernel/points.ts'
import type { TreatmentsPorts } from './ports.ts'
import { type RecordingPorts, recordTreatment } from './record-treatment.ts'
import { ProbableDuplicate, UnknownLocation, UnknownPatient, UnknownService } from './refusals.ts'

export interface TreatmentToAward {
  readonly email: string
  readonly serviceId: string
  /** Whole points above 0; the service's own points when absent. */
  readonly customPoints: number | undefined
  readonly locationId: string | undefined
  /** Staff have seen that the patient had this service today already, and mean it. */
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

type Ports = RecordingPorts &
  Pick<TreatmentsPorts, 'patientByEmail' | 'serviceOf' | 'locationOf' | 'notifyMember' | 'now' | 'timeZone'>

export async function awardTreatment(ports: Ports, award: TreatmentToAward): Promise<AwardedTreatment> {
  const { patient, service } = await lookUp(ports, award)
  const { serviceId, locationId, allowDuplicate, actor } = award
  const at = ports.now()
  const day = clinicDay(at, ports.timeZone)
  const points = award.customPoints ?? service.pointsEarned

  const { balance } = await recordTreatment(
    ports,
    {
      memberId: patient.id,
      service: { ...service, id: serviceId },
      points,
      kind: 'treatment',
      day,
      locationId,
      allowDuplicate,
      actor,
      at,
    },
    () => new ProbableDuplicate(patient.name, service.name),
  )
  if (points > 0)
    await ports.notifyMember(patient.id, {
      title: 'Points earned',
      message: `You earned ${pointsText(points)} for your visit.`,
      type: 'POINTS_EARNED',
    })
  return { memberId: patient.id, patient: patient.name, service: service.name, points, balance }
}

async function lookUp(
  ports: Pick<TreatmentsPorts, 'patientByEmail' | 'serviceOf' | 'locationOf'>,
  { email, serviceId, locationId }: TreatmentToAward,
) {
  const patient = await ports.patientByEmail(email)
  if (!patient) throw new UnknownPatient()
  const service = await ports.serviceOf(serviceId)
  if (!service) throw new UnknownService()
  if (locationId && !(await ports.locationOf(locationId))) throw new UnknownLocation()
  return { patient, service }
}
