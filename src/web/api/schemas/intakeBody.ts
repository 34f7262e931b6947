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
  /** Confirms that the box was checked. The time stored is when the server received the intake. */
  hipaaConsentDate: string
  privacyPolicyAccepted: true
  marketingConsent?: boolean
  pushNotificationConsent?: boolean
  smsConsent?: boolean
  /** The version of the consent texts that the member read. */
  wording?: IntakeBodyWording
  /**
   * The version of the clinic’s privacy policy that the member read; 0 means the app’s default text.
   * @minimum 0
   * @maximum 2147483647
   */
  privacyPolicyVersion?: number
  /**
   * The version of the clinic’s notice of privacy practices that the member read; 0 means the app’s default text.
   * @minimum 0
   * @maximum 2147483647
   */
  privacyNoticeVersion?: number
}
