import type { IntakeBody } from '#api/schemas/index.ts'
import { typedText } from '../../form/typed-text.ts'
import { ownTextOf, wordingVersion } from './consent-wordings.ts'

/** The text fields. */
export type Answers = {
  readonly dateOfBirth: string
  readonly phoneNumber: string
  readonly address: string
  readonly emergencyContact: string
  readonly emergencyPhone: string
  readonly medicalConditions: string
  readonly allergies: string
  readonly medications: string
}

/** The checkboxes. */
export type Choices = {
  readonly consentToTreatment: boolean
  /** When the box was checked; empty if it isn't. */
  readonly hipaaConsentDate: string
  readonly privacyPolicyAccepted: boolean
  readonly marketingConsent: boolean
  readonly pushNotificationConsent: boolean
  readonly smsConsent: boolean
}

export type Draft = Answers & Choices
export type Problems = Partial<Record<keyof Draft, string>>

export const emptyDraft: Draft = {
  dateOfBirth: '',
  phoneNumber: '',
  address: '',
  emergencyContact: '',
  emergencyPhone: '',
  medicalConditions: '',
  allergies: '',
  medications: '',
  consentToTreatment: false,
  hipaaConsentDate: '',
  privacyPolicyAccepted: false,
  marketingConsent: false,
  pushNotificationConsent: false,
  smsConsent: false,
}

const longest = 5000

export function intakeProblems(draft: Draft): Problems {
  return {
    ...(!draft.dateOfBirth && { dateOfBirth: 'Required' }),
    ...(isShort(draft.phoneNumber, 10) && { phoneNumber: 'Valid phone number required' }),
    ...(isShort(draft.address, 10) && { address: 'Complete address required' }),
    ...(isShort(draft.emergencyContact, 2) && { emergencyContact: 'Emergency contact name required' }),
    ...(isShort(draft.emergencyPhone, 10) && { emergencyPhone: 'Valid phone number required' }),
    ...tooLong(draft),
    ...(!draft.consentToTreatment && { consentToTreatment: 'Treatment consent required' }),
    ...(!draft.hipaaConsentDate && { hipaaConsentDate: 'HIPAA consent required' }),
    ...(!draft.privacyPolicyAccepted && { privacyPolicyAccepted: 'Privacy policy acceptance required' }),
  }
}

/** The intake's request body. Call it after validation, so the three consents are given. */
export function submissionOf(draft: Draft): IntakeBody {
  const read = { consentToTreatment: true, privacyPolicyAccepted: true, wording: wordingVersion } as const
  const [policy, notice] = [ownTextOf('privacyPolicyAccepted'), ownTextOf('hipaaConsentDate')]
  return {
    ...draft,
    ...read,
    ...(policy && { privacyPolicyVersion: policy.version }),
    ...(notice && { privacyNoticeVersion: notice.version }),
  }
}

const isShort = (text: string, least: number) => typedText(text).length < least

function tooLong(draft: Draft): Problems {
  const told = ['medicalConditions', 'allergies', 'medications'] as const
  const long = told.filter(name => typedText(draft[name]).length > longest)
  return Object.fromEntries(long.map(name => [name, 'Please keep this below 5,000 characters']))
}
