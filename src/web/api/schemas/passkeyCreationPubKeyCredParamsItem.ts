import type { PasskeyCreationPubKeyCredParamsItemType } from './passkeyCreationPubKeyCredParamsItemType.ts'

export type PasskeyCreationPubKeyCredParamsItem = {
  type: PasskeyCreationPubKeyCredParamsItemType
  alg: number
}
