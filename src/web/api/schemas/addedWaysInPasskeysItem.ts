export type AddedWaysInPasskeysItem = {
  id: string
  name: string
  createdAt: string
  /** @nullable */
  lastUsedAt: string | null
}
