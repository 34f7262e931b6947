/** The screen to return to after the intake; the home screen by default. */
export type IntakeSearch = { returnTo?: 'onboarding' | undefined }

export const intakeSearchIn = ({ returnTo }: Record<string, unknown>): IntakeSearch =>
  returnTo === 'onboarding' ? { returnTo } : {}
