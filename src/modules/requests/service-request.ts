import { clinicDay, type TimeZone } from '#platform/kernel/clinic-day.ts'

export type RequestStatus = 'pending' | 'approved' | 'denied'

/** A member's wish to have points for a treatment, and what staff decided. */
export interface ServiceRequest {
  readonly id: string
  readonly memberId: string
  readonly serviceId: string
  /** The service's name when it was asked for. */
  readonly serviceName: string
  readonly status: RequestStatus
  readonly requestDate: Date
  /** 'YYYY-MM-DD', a day of the clinic; null when the member did not say. */
  readonly treatmentDate: string | null
  readonly notes: string | null
  /** Set once it is approved. */
  readonly pointsAwarded: number | null
  readonly adminNotes: string | null
}

/** The clinic day whose treatment a request is about: the one that the member named, or else the one of the request. */
export function treatmentDay(
  { treatmentDate, requestDate }: Pick<ServiceRequest, 'treatmentDate' | 'requestDate'>,
  timeZone: TimeZone,
): string {
  return treatmentDate ?? clinicDay(requestDate, timeZone)
}
