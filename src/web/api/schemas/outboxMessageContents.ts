import type { OutboxMessageContentsAction } from './outboxMessageContentsAction.ts'
import type { OutboxMessageContentsLinksItem } from './outboxMessageContentsLinksItem.ts'

/**
 * Nothing once a mail that opens something has expired.
 * @nullable
 */
export type OutboxMessageContents = {
  lines: string[]
  /** Addresses in the lines, and where they lead. */
  links: OutboxMessageContentsLinksItem[]
  /** @nullable */
  action: OutboxMessageContentsAction
} | null
