const medicalIntake = 'features/privacy/medical-intake.feature'
const onboarding = 'features/privacy/onboarding.feature'
const contract = 'tests/http/intake.test.ts'

/** Where each row of the specification that the intake covers is shown. */
export const rows = [
  { row: 'routes: /hipaa-intake', file: medicalIntake, title: 'Mia hands in her intake' },
  { row: 'routes: /onboarding', file: onboarding, title: 'Noor skips both' },
  { row: 'errors: Intake failure', file: medicalIntake, title: 'The signal is lost' },
  { row: 'calls: POST /api/user/hipaa-intake', file: medicalIntake, title: 'Mia hands in her intake' },
  {
    row: 'validation: Medical intake',
    file: contract,
    title: 'names every field that is not what it should be, all at once',
  },
  {
    row: 'validation: Generic form messages such as',
    file: contract,
    title: 'names every missing field',
  },
] as const
