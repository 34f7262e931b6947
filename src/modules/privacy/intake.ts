import { clinicDay, daysBetween, type TimeZone } from '#platform/kernel/clinic-day.ts'
import { ImplausibleBirthday } from './refusals.ts'

/** Versions of the consent texts with the same meaning, the latest first. A new meaning replaces them all. */
export const wordings = ['2026-11-27', '2026-11-21'] as const
export type Wording = (typeof wordings)[number]

/** The member's answers before a treatment. */
export interface IntakeAnswers {
  /** 'YYYY-MM-DD'. */
  readonly dateOfBirth: string
  readonly phoneNumber: string
  readonly address: string
  readonly emergencyContact: string
  readonly emergencyPhone: string
  readonly medicalConditions: string
  readonly allergies: string
  readonly medications: string
}

/** The member's consents. The form requires the first three; optional ones keep their earlier value if left out. */
export interface IntakeConsents {
  readonly consentToTreatment: true
  readonly privacyPolicyAccepted: true
  /**
   * When the member agreed to the use of health information, by the server's clock, because a phone's could be wrong.
   */
  readonly hipaaConsentDate: string
  readonly wording: Wording
  /**
   * The version of the clinic's own text that the member read. If left out or 0, the member read the text of `wording`.
   */
  readonly privacyPolicyVersion?: number | undefined
  readonly privacyNoticeVersion?: number | undefined
  readonly marketingConsent?: boolean | undefined
  readonly pushNotificationConsent?: boolean | undefined
  readonly smsConsent?: boolean | undefined
}

export type IntakeSubmission = IntakeAnswers & { readonly consents: IntakeConsents }

export interface Intake extends IntakeAnswers {
  readonly consents: IntakeConsents
  /** By the server's clock. */
  readonly submittedAt: Date
}

/** Refuses a birthday in the future or more than 130 years ago. */
export function checkBirthday(dateOfBirth: string, now: Date, timeZone: TimeZone): void {
  const today = clinicDay(now, timeZone)
  const oldest = `${Number(today.slice(0, 4)) - 130}${today.slice(4)}`
  if (dateOfBirth > today || dateOfBirth < oldest) throw new ImplausibleBirthday()
}

export const goodForDays = 365

export interface IntakeFacts {
  readonly wording: string
  readonly submittedAt: Date
}

/**
 * Whether a submission is current: from the last year, because health changes, with a current wording, and from after
 * the clinic last asked everyone for a new one.
 */
export function isCurrent(
  { wording, submittedAt }: IntakeFacts,
  now: Date,
  timeZone: TimeZone,
  askedAt: Date | undefined,
): boolean {
  const age = daysBetween(clinicDay(submittedAt, timeZone), clinicDay(now, timeZone))
  if (!wordings.some(each => each === wording)) return false
  return age <= goodForDays && (askedAt === undefined || submittedAt > askedAt)
}

/** The current versions of the texts that an intake agrees to; 0 is the app's own text. */
export interface CurrentTexts {
  readonly privacyPolicyVersion: number
  readonly privacyNoticeVersion: number
}

export function currentTexts(
  texts: readonly { readonly name: string; readonly version: number }[],
): CurrentTexts {
  const versionOf = (text: string) => texts.find(({ name }) => name === text)?.version ?? 0
  return {
    privacyPolicyVersion: versionOf('privacy'),
    privacyNoticeVersion: versionOf('notice-of-privacy-practices'),
  }
}

/** The clinic's own texts that a submission agrees to, as name and version. */
export const textsAgreedTo = ({
  privacyPolicyVersion = 0,
  privacyNoticeVersion = 0,
}: IntakeConsents): readonly (readonly [string, number])[] =>
  (
    [
      ['privacy', privacyPolicyVersion],
      ['notice-of-privacy-practices', privacyNoticeVersion],
    ] as const
  ).filter(([, version]) => version > 0)

interface DecidedChannel {
  readonly channel: 'email' | 'push' | 'sms'
  readonly given: boolean
  readonly number: string | undefined
}

/** The choice for each channel; those left out keep their earlier one. SMS goes to the intake's number. */
export function channelsDecided({ consents, phoneNumber }: IntakeSubmission): readonly DecidedChannel[] {
  const decided = [
    ['email', consents.marketingConsent],
    ['push', consents.pushNotificationConsent],
    ['sms', consents.smsConsent],
  ] as const
  return decided.flatMap(([channel, given]) => {
    const number = channel === 'sms' && given ? phoneNumber : undefined
    return given === undefined ? [] : [{ channel, given, number }]
  })
}
