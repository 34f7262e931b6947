export interface Intake {
  version: number
  submittedAt: string
  dateOfBirth: string
  phoneNumber: string
  address: string
  emergencyContact: string
  emergencyPhone: string
  medicalConditions: string
  allergies: string
  medications: string
  consentToTreatment: boolean
  hipaaConsentDate: string
  privacyPolicyAccepted: boolean
  marketingConsent?: boolean
  pushNotificationConsent?: boolean
  smsConsent?: boolean
  wording: string
  privacyPolicyVersion?: number
  privacyNoticeVersion?: number
}
