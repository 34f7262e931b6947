import type { PasskeyCreationExcludeCredentialsItemType } from './passkeyCreationExcludeCredentialsItemType.ts'

export type PasskeyCreationExcludeCredentialsItem = {
  id: string
  type: PasskeyCreationExcludeCredentialsItemType
  transports: string[]
}
