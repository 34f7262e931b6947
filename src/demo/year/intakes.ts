import type { IntakeAnswers, IntakeSubmission } from '../../modules/privacy/intake.ts'
import type { Random } from './random.ts'

/** The form that a patient signed when joining, with the channels they chose for offers. */
export const intakeOf = (
  answers: IntakeAnswers,
  wishes: Pick<IntakeSubmission['consents'], 'marketingConsent' | 'pushNotificationConsent'>,
): IntakeSubmission => ({
  ...answers,
  consents: {
    consentToTreatment: true,
    privacyPolicyAccepted: true,
    hipaaConsentDate: '',
    wording: '2026-11-27',
    ...wishes,
  },
})

const conditions = [
  'None',
  'None',
  'None',
  'Migraine',
  'Hypothyroidism',
  'Rosacea',
  'High blood pressure, controlled with medication',
]
const allergies = ['None', 'None', 'None', 'Penicillin', 'Latex', 'Nickel', 'Bee stings']
const medications = [
  'None',
  'None',
  'A multivitamin',
  'The pill',
  'Levothyroxine 50 µg',
  'Ibuprofen as needed',
]
const relatives = ['Sam', 'Alex', 'Robin', 'Jamie', 'Kim', 'Toni']

/** A demo patient's answers, so that staff have something to read. The phone numbers don't exist. */
export function demoIntake(
  { lastName, dateOfBirth, phone }: { lastName: string; dateOfBirth: string; phone: string },
  wishes: Parameters<typeof intakeOf>[1],
  random: Random,
): IntakeSubmission {
  const number = () => `(310) 555-01${random.whole(10, 99)}`
  return intakeOf(
    {
      dateOfBirth,
      phoneNumber: phone,
      address: `${random.whole(100, 999)} Wilshire Boulevard, Santa Monica, CA 90401`,
      emergencyContact: `${random.oneOf(relatives)} ${lastName}`,
      emergencyPhone: number(),
      medicalConditions: random.oneOf(conditions),
      allergies: random.oneOf(allergies),
      medications: random.oneOf(medications),
    },
    wishes,
  )
}
