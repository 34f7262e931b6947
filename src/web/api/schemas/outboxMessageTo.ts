export type OutboxMessageTo = {
  firstName: string
  /** @nullable */
  email: string | null
  /** @nullable */
  number: string | null
}
