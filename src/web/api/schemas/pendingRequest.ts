import type { PendingRequestStatus } from './pendingRequestStatus.ts'

export interface PendingRequest {
  id: string
  serviceId: string
  serviceName: string
  status: PendingRequestStatus
  requestDate: string
  /** @nullable */
  treatmentDate: string | null
  /** @nullable */
  notes: string | null
  /** @nullable */
  pointsAwarded: number | null
  /** @nullable */
  adminNotes: string | null
  /** The points that an approval would award. */
  servicePoints: number
  /** The service has no set points, so an approval needs `customPoints`. */
  pointsVary: boolean
  userFirstName: string
  userLastName: string
  userEmail: string
}
