export type OnboardingSearch = { step?: number }

/** The open step, 1 to 4; the first one by default. */
export const onboardingSearchIn = ({ step }: Record<string, unknown>): OnboardingSearch => {
  const number = Number(step)
  return Number.isInteger(number) && number > 1 && number <= 4 ? { step: number } : {}
}
