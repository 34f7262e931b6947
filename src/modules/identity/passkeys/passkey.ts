/** What the server keeps of a passkey: nothing that signs anybody in by itself. */
export interface Passkey {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  /** Since when it opens nothing, because a copy of it was used; null while it does. */
  readonly stoppedAt: Date | null
}

/** An authenticator that counts never counts backwards: who does has a copy of it. Most count nothing and say 0. */
export const isCopy = (kept: number, counted: number): boolean => (kept > 0 || counted > 0) && counted <= kept

/** How many a person may have. */
export const mostPasskeys = 10
