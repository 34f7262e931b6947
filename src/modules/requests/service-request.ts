import { clinicDay, type TimeZone } from '#platform/kernel/clinic-day.ts'

export type RequestStatus = 'pending' | 'approved' | 'denied'

/** A member's request for points for a treatment, and the decision. */
export interface ServiceRequest {
  readonly id: string
  readonly memberId: string
  readonly serviceId: string
  /** The service's name at the time of the request. */
  readonly serviceName: string
  readonly status: RequestStatus
  readonly requestDate: Date
  /** A clinic day, 'YYYY-MM-DD'; null if the member didn't give one. */
  readonly treatmentDate: string | null
  readonly notes: string | null
  /** Set on approval. */
  readonly pointsAwarded: number | null
  readonly adminNotes: string | null
}

/** The clinic day of the treatment: the one that the member gave, or else the request's. */
export function treatmentDay(
  { treatmentDate, requestDate }: Pick<ServiceRequest, 'treatmentDate' | 'requestDate'>,
  timeZone: TimeZone,
): string {
  return treatmentDate ?? clinicDay(requestDate, timeZone)
}
