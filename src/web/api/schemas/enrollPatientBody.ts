import type { EnrollPatientBodyConsentsItem } from './enrollPatientBodyConsentsItem.ts'

export type EnrollPatientBody = {
  /**
   * @minLength 1
   * @maxLength 100
   */
  firstName: string
  /** @maxLength 100 */
  lastName?: string
  /** @maxLength 40 */
  phone?: string
  /** @maxLength 254 */
  email?: string
  dateOfBirth?: string
  /**
   * What the patient agreed to after hearing the words of this version.
   * @maxItems 2
   */
  consents?: EnrollPatientBodyConsentsItem[]
  /** Another patient has the same phone number or email address, and both keep it. */
  sharesContacts?: boolean
}
