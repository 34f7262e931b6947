export interface Passkey {
  id: string
  name: string
  createdAt: string
  /** @nullable */
  lastUsedAt: string | null
  /** A copy of it was used: it opens nothing any more. */
  isStopped: boolean
}
