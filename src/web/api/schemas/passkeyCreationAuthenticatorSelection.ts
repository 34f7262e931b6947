import type { PasskeyCreationAuthenticatorSelectionResidentKey } from './passkeyCreationAuthenticatorSelectionResidentKey.ts'
import type { PasskeyCreationAuthenticatorSelectionUserVerification } from './passkeyCreationAuthenticatorSelectionUserVerification.ts'

export type PasskeyCreationAuthenticatorSelection = {
  residentKey: PasskeyCreationAuthenticatorSelectionResidentKey
  requireResidentKey: true
  userVerification: PasskeyCreationAuthenticatorSelectionUserVerification
}
