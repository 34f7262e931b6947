export interface Passkey {
  id: string
  name: string
  createdAt: string
  /** @nullable */
  lastUsedAt: string | null
  /** True if a copy of the passkey was used, so it no longer works. */
  isStopped: boolean
}
