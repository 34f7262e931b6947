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
   * What the patient agreed to, with the version of the consent text that staff read aloud.
   * @maxItems 2
   */
  consents?: EnrollPatientBodyConsentsItem[]
  /** Confirms that another patient may keep the same phone number or email address. */
  sharesContacts?: boolean
}
