/**
 * Null where none were made.
 * @nullable
 */
export type AddedWaysInRecoveryCodes = {
  createdAt: string
  /** @minimum 0 */
  left: number
} | null
