import type { AddedWaysInPasskeysItem } from './addedWaysInPasskeysItem.ts'
import type { AddedWaysInRecoveryCodes } from './addedWaysInRecoveryCodes.ts'

export interface AddedWaysIn {
  passkeys: AddedWaysInPasskeysItem[]
  /**
   * Null where none were made.
   * @nullable
   */
  recoveryCodes: AddedWaysInRecoveryCodes
}
