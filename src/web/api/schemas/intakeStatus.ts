export interface IntakeStatus {
  /** @nullable */
  submittedAt: string | null
  /** @nullable */
  version: number | null
  /** Whether the intake is still valid: at most a year old, and the texts that the member agreed to haven’t changed. */
  isCurrent: boolean
  marketingConsent: boolean
  pushNotificationConsent: boolean
  smsConsent: boolean
}
