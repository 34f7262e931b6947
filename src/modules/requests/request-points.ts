import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { RequestsPorts } from './ports.ts'
import { TreatmentInFuture, UnknownService } from './refusals.ts'
import type { ServiceRequest } from './service-request.ts'

export interface NewRequest {
  readonly serviceId: string
  /** A clinic day, 'YYYY-MM-DD'. */
  readonly treatmentDate: string | undefined
  readonly notes: string | undefined
}

export async function requestPoints(
  { requests, serviceOf, now, timeZone }: RequestsPorts,
  memberId: string,
  { serviceId, treatmentDate, notes }: NewRequest,
): Promise<ServiceRequest> {
  const service = await serviceOf(serviceId)
  if (!service || service.isArchived) throw new UnknownService()
  const at = now()
  if (treatmentDate && treatmentDate > clinicDay(at, timeZone)) throw new TreatmentInFuture()

  const request: ServiceRequest = {
    id: newId(at.getTime()),
    memberId,
    serviceId,
    serviceName: service.name,
    status: 'pending',
    requestDate: at,
    treatmentDate: treatmentDate ?? null,
    notes: notes || null,
    pointsAwarded: null,
    adminNotes: null,
  }
  await requests.add(request)
  return request
}
