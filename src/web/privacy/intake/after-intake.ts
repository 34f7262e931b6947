/** Where the intake was opened from, when it leads back there; the home screen otherwise. */
export type IntakeSearch = { returnTo?: 'onboarding' | undefined }

export const intakeSearchIn = ({ returnTo }: Record<string, unknown>): IntakeSearch =>
  returnTo === 'onboarding' ? { returnTo } : {}
