import type { ComparedPatientConsents } from './comparedPatientConsents.ts'
import type { ComparedPatientContactsItem } from './comparedPatientContactsItem.ts'

export interface ComparedPatient {
  memberId: string
  name: string
  /** @nullable */
  birthday: string | null
  /**
   * The address that signs them in.
   * @nullable
   */
  email: string | null
  contacts: ComparedPatientContactsItem[]
  joinedAt: string
  /** @nullable */
  lastLoginAt: string | null
  points: number
  tier: string
  /** In dollars. */
  spend: string
  visits: number
  /** Unused. */
  vouchers: number
  requests: number
  diaryEntries: number
  /** @nullable */
  intakeAt: string | null
  consents: ComparedPatientConsents
}
