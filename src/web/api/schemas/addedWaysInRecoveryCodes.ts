/**
 * Null if none were added.
 * @nullable
 */
export type AddedWaysInRecoveryCodes = {
  createdAt: string
  /** @minimum 0 */
  left: number
} | null
