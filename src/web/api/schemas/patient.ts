import type { PatientTier } from './patientTier.ts'
import type { PatientVipTier } from './patientVipTier.ts'

export interface Patient {
  id: string
  firstName: string
  lastName: string
  email: string
  vipTier: PatientVipTier
  tier: PatientTier
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
}
