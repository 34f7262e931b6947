import type { OutboxMessageContentsAction } from './outboxMessageContentsAction.ts'
import type { OutboxMessageContentsLinksItem } from './outboxMessageContentsLinksItem.ts'

/**
 * Null once an email with a sensitive link has expired.
 * @nullable
 */
export type OutboxMessageContents = {
  lines: string[]
  /** URLs in the lines, and where they lead. */
  links: OutboxMessageContentsLinksItem[]
  /** @nullable */
  action: OutboxMessageContentsAction
} | null
