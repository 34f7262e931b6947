import type { ComparedPatientConsents } from './comparedPatientConsents.ts'
import type { ComparedPatientContactsItem } from './comparedPatientContactsItem.ts'

export interface ComparedPatient {
  memberId: string
  name: string
  /**
   * The date of birth, or `MM-DD` without a year.
   * @nullable
   */
  birthday: string | null
  /**
   * The email address that the patient signs in with.
   * @nullable
   */
  email: string | null
  hasPassword: boolean
  passkeys: number
  hasPhoto: boolean
  /** The patient’s IDs in other systems. */
  externalIds: string[]
  contacts: ComparedPatientContactsItem[]
  joinedAt: string
  /** @nullable */
  lastLoginAt: string | null
  points: number
  tier: string
  /** Dollars. */
  spend: string
  visits: number
  /** The number of unused vouchers. */
  vouchers: number
  requests: number
  diaryEntries: number
  /** @nullable */
  intakeAt: string | null
  consents: ComparedPatientConsents
}
