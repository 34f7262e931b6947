import type { ComparedPatientConsentsEmail } from './comparedPatientConsentsEmail.ts'
import type { ComparedPatientConsentsPush } from './comparedPatientConsentsPush.ts'
import type { ComparedPatientConsentsSms } from './comparedPatientConsentsSms.ts'

export type ComparedPatientConsents = {
  email: ComparedPatientConsentsEmail
  push: ComparedPatientConsentsPush
  sms: ComparedPatientConsentsSms
}
