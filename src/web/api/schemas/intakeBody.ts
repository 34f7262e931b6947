import type { IntakeBodyWording } from './intakeBodyWording.ts'

export interface IntakeBody {
  dateOfBirth: string
  /**
   * @minLength 10
   * @maxLength 40
   */
  phoneNumber: string
  /**
   * @minLength 10
   * @maxLength 500
   */
  address: string
  /**
   * @minLength 2
   * @maxLength 200
   */
  emergencyContact: string
  /**
   * @minLength 10
   * @maxLength 40
   */
  emergencyPhone: string
  /** @maxLength 5000 */
  medicalConditions?: string
  /** @maxLength 5000 */
  allergies?: string
  /** @maxLength 5000 */
  medications?: string
  consentToTreatment: true
  /** That the box was ticked. What is kept is the time at which the server got it. */
  hipaaConsentDate: string
  privacyPolicyAccepted: true
  marketingConsent?: boolean
  pushNotificationConsent?: boolean
  smsConsent?: boolean
  /** The version of the consent texts that the member read. */
  wording?: IntakeBodyWording
  /**
   * Which version of the clinic’s privacy policy the member read; 0: the app’s own words.
   * @minimum 0
   * @maximum 2147483647
   */
  privacyPolicyVersion?: number
  /**
   * Which version of the clinic’s notice of privacy practices the member read; 0: the app’s own words.
   * @minimum 0
   * @maximum 2147483647
   */
  privacyNoticeVersion?: number
}
