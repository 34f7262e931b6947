import type { Refusal } from '#platform/kernel/refusal.ts'
import type { TreatmentsPorts } from './ports.ts'
import { type RecordingPorts, recordTreatment } from './record-treatment.ts'
import { UnknownService } from './refusals.ts'

export interface RequestToAward {
  readonly requestId: string
  readonly memberId: string
  readonly serviceId: string
  /** The clinic day on which the treatment was done. */
  readonly day: string
  /** Staff have seen that the member had this service on that day already, and mean it. */
  readonly allowDuplicate: boolean
  readonly actor: string
}

export async function awardRequest(
  ports: RecordingPorts & Pick<TreatmentsPorts, 'serviceOf' | 'now'>,
  { requestId, serviceId, ...request }: RequestToAward,
  duplicate: () => Refusal,
): Promise<{ readonly points: number }> {
  const service = await ports.serviceOf(serviceId)
  if (!service) throw new UnknownService()
  const points = service.pointsEarned
  await recordTreatment(
    ports,
    {
      ...request,
      service: { ...service, id: serviceId },
      points,
      kind: 'request',
      reference: `request:${requestId}`,
      locationId: undefined,
      at: ports.now(),
    },
    duplicate,
  )
  return { points }
}
