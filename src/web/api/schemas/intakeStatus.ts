export interface IntakeStatus {
  /** @nullable */
  submittedAt: string | null
  /** @nullable */
  version: number | null
  /** Whether it still stands: at most a year old, texts in force. */
  isCurrent: boolean
  marketingConsent: boolean
  pushNotificationConsent: boolean
  smsConsent: boolean
}
