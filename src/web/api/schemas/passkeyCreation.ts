import type { PasskeyCreationAttestation } from './passkeyCreationAttestation.ts'
import type { PasskeyCreationAuthenticatorSelection } from './passkeyCreationAuthenticatorSelection.ts'
import type { PasskeyCreationExcludeCredentialsItem } from './passkeyCreationExcludeCredentialsItem.ts'
import type { PasskeyCreationPubKeyCredParamsItem } from './passkeyCreationPubKeyCredParamsItem.ts'
import type { PasskeyCreationRp } from './passkeyCreationRp.ts'
import type { PasskeyCreationUser } from './passkeyCreationUser.ts'

export interface PasskeyCreation {
  challenge: string
  timeout: number
  rp: PasskeyCreationRp
  user: PasskeyCreationUser
  pubKeyCredParams: PasskeyCreationPubKeyCredParamsItem[]
  authenticatorSelection: PasskeyCreationAuthenticatorSelection
  attestation: PasskeyCreationAttestation
  excludeCredentials: PasskeyCreationExcludeCredentialsItem[]
}
