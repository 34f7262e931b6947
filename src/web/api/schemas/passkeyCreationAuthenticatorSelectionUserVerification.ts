export type PasskeyCreationAuthenticatorSelectionUserVerification = (typeof PasskeyCreationAuthenticatorSelectionUserVerification)[keyof typeof PasskeyCreationAuthenticatorSelectionUserVerification]

export const PasskeyCreationAuthenticatorSelectionUserVerification = {
  required: 'required',
} as const
