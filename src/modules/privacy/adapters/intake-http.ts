import { z } from 'zod'
import { perMemberAndDay } from '#platform/http/rate-limit/failure-limits.ts'
import { routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { UnderMinimumAge } from '#platform/kernel/minimum-age.ts'
import { wordings } from '../intake.ts'
import type { KeptIntake } from '../ports.ts'
import type { Privacy } from '../privacy.ts'
import { ImplausibleBirthday, UnknownTextVersion } from '../refusals.ts'

const route = routeOf<Privacy>()

const phone = trimmedText()
  .min(10, 'Valid phone number required')
  .max(40)
  .refine(isPhone, { error: 'Valid phone number required', when: notTooShort })
  .meta({ example: '(310) 555-0142' })

/** Accepts international phone numbers with any grouping of digits. */
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return /^[+(]?[\d\s().\-/]+$/.test(text) && digits >= 10 && digits <= 15
}

function notTooShort({ issues }: { issues: readonly unknown[] }): boolean {
  return issues.length === 0
}

const longText = trimmedText().max(5000, 'Please keep this below 5,000 characters').default('')

const textVersion = (text: string) =>
  z
    .int()
    .min(0)
    .max(2_147_483_647)
    .optional()
    .meta({
      description: `The version of the clinic’s ${text} that the member read; 0 means the app’s default text.`,
    })

const IntakeBody = z
  .strictObject({
    dateOfBirth: z.iso.date({
      error: ({ input }) => (input ? 'Please enter a valid date of birth' : 'Required'),
    }),
    phoneNumber: phone,
    address: trimmedText().min(10, 'Complete address required').max(500),
    emergencyContact: trimmedText().min(2, 'Emergency contact name required').max(200),
    emergencyPhone: phone,
    medicalConditions: longText,
    allergies: longText,
    medications: longText,
    consentToTreatment: z.literal(true, 'Treatment consent required'),
    hipaaConsentDate: z.iso.datetime({ offset: true, error: 'HIPAA consent required' }).meta({
      description:
        'Confirms that the box was checked. The time stored is when the server received the intake.',
    }),
    privacyPolicyAccepted: z.literal(true, 'Privacy policy acceptance required'),
    marketingConsent: z.boolean().optional(),
    pushNotificationConsent: z.boolean().optional(),
    smsConsent: z.boolean().optional(),
    wording: z.enum(wordings).default(wordings[0]).meta({
      description: 'The version of the consent texts that the member read.',
    }),
    privacyPolicyVersion: textVersion('privacy policy'),
    privacyNoticeVersion: textVersion('notice of privacy practices'),
  })
  .meta({ id: 'IntakeBody' })

const IntakeStatus = z
  .object({
    submittedAt: z.iso.datetime().nullable(),
    version: z.int().nullable(),
    isCurrent: z.boolean().meta({
      description:
        'Whether the intake is still valid: at most a year old, and the texts that the member agreed to ' +
        'haven’t changed.',
    }),
    marketingConsent: z.boolean(),
    pushNotificationConsent: z.boolean(),
    smsConsent: z.boolean(),
  })
  .meta({
    id: 'IntakeStatus',
    example: {
      submittedAt: '2026-11-20T18:00:00.000Z',
      version: 1,
      isCurrent: true,
      marketingConsent: true,
      pushNotificationConsent: false,
      smsConsent: false,
    },
  })

const Intake = z
  .object({
    version: z.int(),
    submittedAt: z.iso.datetime(),
    dateOfBirth: z.string(),
    phoneNumber: z.string(),
    address: z.string(),
    emergencyContact: z.string(),
    emergencyPhone: z.string(),
    medicalConditions: z.string(),
    allergies: z.string(),
    medications: z.string(),
    consentToTreatment: z.boolean(),
    hipaaConsentDate: z.string(),
    privacyPolicyAccepted: z.boolean(),
    marketingConsent: z.boolean().optional(),
    pushNotificationConsent: z.boolean().optional(),
    smsConsent: z.boolean().optional(),
    wording: z.string(),
    privacyPolicyVersion: z.int().optional(),
    privacyNoticeVersion: z.int().optional(),
  })
  .meta({
    id: 'Intake',
    example: {
      version: 1,
      submittedAt: '2026-11-20T18:00:00.000Z',
      dateOfBirth: '1991-05-14',
      phoneNumber: '(310) 555-0142',
      address: '12 Main Street, Springfield',
      emergencyContact: 'Ana Hart',
      emergencyPhone: '(310) 555-0199',
      medicalConditions: '',
      allergies: 'Lidocaine',
      medications: '',
      consentToTreatment: true,
      hipaaConsentDate: '2026-11-20T17:59:30.000Z',
      privacyPolicyAccepted: true,
      marketingConsent: true,
      pushNotificationConsent: false,
      smsConsent: false,
      wording: '2026-11-27',
    },
  })

const CurrentTexts = z.object({ privacyPolicyVersion: z.int(), privacyNoticeVersion: z.int() }).meta({
  id: 'CurrentTexts',
  description:
    'The current versions of the texts, to compare with those an intake agreed to; 0 means the app’s ' +
    'default text.',
  example: { privacyPolicyVersion: 4, privacyNoticeVersion: 0 },
})

const shown = ({ consents, submittedAt, ...answers }: KeptIntake): z.input<typeof Intake> => ({
  ...answers,
  ...consents,
  submittedAt: submittedAt.toISOString(),
})

export const intakeRoutes = [
  route({
    method: 'post',
    path: '/api/user/hipaa-intake',
    name: 'submitIntake',
    summary: 'Submit the medical intake.',
    description:
      'Every submission is stored as a new version. Answers are encrypted before they’re stored, and never ' +
      'logged. The consents to the three channels are recorded separately. A birthday is added to the ' +
      'member’s profile if none is on file.',
    access: 'member',
    body: IntakeBody,
    answer: z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } }),
    refusals: [ImplausibleBirthday, UnderMinimumAge, UnknownTextVersion],
    failureLimits: [perMemberAndDay('intakes', 20)],
    handle: async (privacy, { memberId, body }) => {
      const { consentToTreatment, privacyPolicyAccepted, hipaaConsentDate, wording, ...rest } = body
      const { privacyPolicyVersion, privacyNoticeVersion, ...told } = rest
      const { marketingConsent, pushNotificationConsent, smsConsent, ...answers } = told
      const texts = { wording, privacyPolicyVersion, privacyNoticeVersion }
      const required = { consentToTreatment, privacyPolicyAccepted, hipaaConsentDate, ...texts }
      const channels = { marketingConsent, pushNotificationConsent, smsConsent }
      await privacy.submitIntake(memberId, { ...answers, consents: { ...required, ...channels } })
      return { success: true }
    },
  }),
  route({
    method: 'get',
    path: '/api/user/hipaa-intake',
    name: 'intakeStatus',
    summary: 'Get the status of the member’s medical intake.',
    description:
      'Returns whether and when it was submitted, never the answers. An intake is valid for a year, and as ' +
      'long as the texts that the member agreed to haven’t changed.',
    access: 'member',
    answer: IntakeStatus,
    refusals: [],
    handle: async (privacy, { memberId }) => {
      const { submittedAt, ...status } = await privacy.intakeStatus(memberId)
      return { ...status, submittedAt: submittedAt?.toISOString() ?? null }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/users/{id}/intake',
    name: 'readIntake',
    summary: 'Get a patient’s medical intake, newest version first.',
    description:
      'Returns the current version and the ten before it, each with its consents; `older` is the number of ' +
      'earlier versions. Every view is audited.',
    access: ['owner', 'clinical'],
    params: z.object({ id: z.uuid() }),
    query: z.object({
      below: z.coerce
        .number()
        .int()
        .min(1)
        .max(2_147_483_647)
        .optional()
        .meta({ description: 'Returns the eleven versions before this one instead.' }),
    }),
    answer: z
      .object({
        memberId: z.uuid(),
        versions: z.array(Intake),
        older: z.number().int().nonnegative(),
        currentTexts: CurrentTexts,
      })
      .meta({ id: 'PatientIntake' }),
    refusals: [],
    stepUp: 'medical answers',
    audit: { member: answer => (answer as { memberId: string }).memberId },
    handle: async (privacy, { params, query }) => {
      const [{ versions, older }, currentTexts] = await Promise.all([
        privacy.readIntake(params.id, query.below),
        privacy.currentTexts(),
      ])
      return { memberId: params.id, versions: versions.map(shown), older, currentTexts }
    },
  }),
]
