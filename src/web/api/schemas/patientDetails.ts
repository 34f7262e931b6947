import type { PatientDetailsImportedItem } from './patientDetailsImportedItem.ts'
import type { PatientDetailsTier } from './patientDetailsTier.ts'
import type { PatientDetailsVipTier } from './patientDetailsVipTier.ts'

export interface PatientDetails {
  id: string
  firstName: string
  lastName: string
  email: string
  vipTier: PatientDetailsVipTier
  tier: PatientDetailsTier
  pointsBalance: number
  points: number
  /**
   * The date of birth, or `MM-DD` without a year.
   * @nullable
   */
  birthday: string | null
  /** @nullable */
  dateOfBirth: string | null
  totalSpent: string
  totalVisits: number
  /** @nullable */
  lastLoginAt: string | null
  createdAt: string
  /**
   * Staff only; each view is audited.
   * @nullable
   */
  profileImageUrl: string | null
  /** What other systems said about the patient, without imports that were undone. */
  imported: PatientDetailsImportedItem[]
}
