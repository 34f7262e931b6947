/** A stored passkey: nothing in it allows anyone to sign in. */
export interface Passkey {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  /** When it was disabled because a copy was used; null while it works. */
  readonly stoppedAt: Date | null
}

/** An authenticator's counter never goes back: if it does, there is a copy. Most don't count and always send 0. */
export const isCopy = (kept: number, counted: number): boolean => (kept > 0 || counted > 0) && counted <= kept

/** The maximum per person. */
export const mostPasskeys = 10
