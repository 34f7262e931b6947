import type { ServiceRequestStatus } from './serviceRequestStatus.ts'

export interface ServiceRequest {
  id: string
  serviceId: string
  serviceName: string
  status: ServiceRequestStatus
  requestDate: string
  /** @nullable */
  treatmentDate: string | null
  /** @nullable */
  notes: string | null
  /** @nullable */
  pointsAwarded: number | null
  /** @nullable */
  adminNotes: string | null
}
