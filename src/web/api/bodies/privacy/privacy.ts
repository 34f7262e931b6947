import * as zod from 'zod/mini'

/**
 * Data that was kept under an earlier choice and is now declined is deleted immediately.
 *
 * Public.
 * @summary Save a visitor’s cookie choices for 30 days.
 */
export const chooseCookiesBodyUrlMax = 2000

export const chooseCookiesBodyReferrerMax = 2000

export const ChooseCookiesBody = /*#__PURE__*/ zod.object({
  consent: /*#__PURE__*/ zod.object({
    necessary: /*#__PURE__*/ zod.literal(true),
    analytics: /*#__PURE__*/ zod.boolean(),
    marketing: /*#__PURE__*/ zod.boolean(),
    preferences: /*#__PURE__*/ zod.boolean(),
  }),
  timestamp: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  visitorId: /*#__PURE__*/ zod.uuid(),
  url: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(chooseCookiesBodyUrlMax)),
  referrer: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(chooseCookiesBodyReferrerMax)),
})

/**
 * The response is the same whether or not it was recorded.
 *
 * Public.
 * @summary Record an event, if the visitor’s choices allow its type.
 */
export const trackEventBodyEventMax = 80

export const TrackEventBody = /*#__PURE__*/ zod.object({
  event: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trackEventBodyEventMax)),
  data: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  type: /*#__PURE__*/ zod.enum(['analytics', 'marketing']),
})

/**
 * The response is the same whether or not it was recorded.
 *
 * Public.
 * @summary Record an app visit, if the visitor allows analytics.
 */
export const recordVisitBodyUrlMax = 2000

export const recordVisitBodyReferrerMax = 2000

export const RecordVisitBody = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recordVisitBodyUrlMax)),
  referrer: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recordVisitBodyReferrerMax)),
})

/**
 * The points ledger is kept under an ID that no longer belongs to anyone. All devices are signed out.
 *
 * For the signed-in member.
 * @summary Delete the member’s account permanently.
 */
export const deleteAccountBodyPasswordMax = 200

export const DeleteAccountBody = /*#__PURE__*/ zod.object({
  password: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteAccountBodyPasswordMax)),
})

/**
 * Every submission is stored as a new version. Answers are encrypted before they’re stored, and never logged. The consents to the three channels are recorded separately. A birthday is added to the member’s profile if none is on file.
 *
 * For the signed-in member.
 * @summary Submit the medical intake.
 */
export const submitIntakeBodyPhoneNumberMin = 10
export const submitIntakeBodyPhoneNumberMax = 40

export const submitIntakeBodyAddressMin = 10
export const submitIntakeBodyAddressMax = 500

export const submitIntakeBodyEmergencyContactMin = 2
export const submitIntakeBodyEmergencyContactMax = 200

export const submitIntakeBodyEmergencyPhoneMin = 10
export const submitIntakeBodyEmergencyPhoneMax = 40

export const submitIntakeBodyMedicalConditionsDefault = ``
export const submitIntakeBodyMedicalConditionsMax = 5000

export const submitIntakeBodyAllergiesDefault = ``
export const submitIntakeBodyAllergiesMax = 5000

export const submitIntakeBodyMedicationsDefault = ``
export const submitIntakeBodyMedicationsMax = 5000

export const submitIntakeBodyWordingDefault = `2026-11-27`
export const submitIntakeBodyPrivacyPolicyVersionMin = 0
export const submitIntakeBodyPrivacyPolicyVersionMax = 2147483647

export const submitIntakeBodyPrivacyNoticeVersionMin = 0
export const submitIntakeBodyPrivacyNoticeVersionMax = 2147483647

export const SubmitIntakeBody = /*#__PURE__*/ zod.object({
  dateOfBirth: /*#__PURE__*/ zod.iso.date(),
  phoneNumber: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(submitIntakeBodyPhoneNumberMin)).check(/*#__PURE__*/ zod.maxLength(submitIntakeBodyPhoneNumberMax)),
  address: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(submitIntakeBodyAddressMin)).check(/*#__PURE__*/ zod.maxLength(submitIntakeBodyAddressMax)),
  emergencyContact: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(submitIntakeBodyEmergencyContactMin)).check(/*#__PURE__*/ zod.maxLength(submitIntakeBodyEmergencyContactMax)),
  emergencyPhone: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(submitIntakeBodyEmergencyPhoneMin)).check(/*#__PURE__*/ zod.maxLength(submitIntakeBodyEmergencyPhoneMax)),
  medicalConditions: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitIntakeBodyMedicalConditionsMax)), submitIntakeBodyMedicalConditionsDefault),
  allergies: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitIntakeBodyAllergiesMax)), submitIntakeBodyAllergiesDefault),
  medications: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitIntakeBodyMedicationsMax)), submitIntakeBodyMedicationsDefault),
  consentToTreatment: /*#__PURE__*/ zod.literal(true),
  hipaaConsentDate: /*#__PURE__*/ zod.iso.datetime({ offset: true }).check(/*#__PURE__*/ zod.describe('Confirms that the box was checked. The time stored is when the server received the intake.')),
  privacyPolicyAccepted: /*#__PURE__*/ zod.literal(true),
  marketingConsent: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  pushNotificationConsent: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  smsConsent: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  wording: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['2026-11-27', '2026-11-21']), submitIntakeBodyWordingDefault).check(/*#__PURE__*/ zod.describe('The version of the consent texts that the member read.')),
  privacyPolicyVersion: /*#__PURE__*/ zod
    .optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitIntakeBodyPrivacyPolicyVersionMin)).check(/*#__PURE__*/ zod.lte(submitIntakeBodyPrivacyPolicyVersionMax)))
    .check(/*#__PURE__*/ zod.describe('The version of the clinic’s privacy policy that the member read; 0 means the app’s default text.')),
  privacyNoticeVersion: /*#__PURE__*/ zod
    .optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitIntakeBodyPrivacyNoticeVersionMin)).check(/*#__PURE__*/ zod.lte(submitIntakeBodyPrivacyNoticeVersionMax)))
    .check(/*#__PURE__*/ zod.describe('The version of the clinic’s notice of privacy practices that the member read; 0 means the app’s default text.')),
})
