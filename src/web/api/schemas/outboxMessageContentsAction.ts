/**
 * @nullable
 */
export type OutboxMessageContentsAction = {
  label: string
  url: string
} | null
