export type PasskeyCreationAuthenticatorSelectionResidentKey = (typeof PasskeyCreationAuthenticatorSelectionResidentKey)[keyof typeof PasskeyCreationAuthenticatorSelectionResidentKey]

export const PasskeyCreationAuthenticatorSelectionResidentKey = {
  required: 'required',
} as const
