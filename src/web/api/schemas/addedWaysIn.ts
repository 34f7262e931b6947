import type { AddedWaysInPasskeysItem } from './addedWaysInPasskeysItem.ts'
import type { AddedWaysInRecoveryCodes } from './addedWaysInRecoveryCodes.ts'

export interface AddedWaysIn {
  passkeys: AddedWaysInPasskeysItem[]
  /**
   * Null if none were added.
   * @nullable
   */
  recoveryCodes: AddedWaysInRecoveryCodes
}
