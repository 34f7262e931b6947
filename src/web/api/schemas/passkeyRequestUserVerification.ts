export type PasskeyRequestUserVerification = (typeof PasskeyRequestUserVerification)[keyof typeof PasskeyRequestUserVerification]

export const PasskeyRequestUserVerification = {
  required: 'required',
} as const
