import type { OutboxMessageChannel } from './outboxMessageChannel.ts'
import type { OutboxMessageContents } from './outboxMessageContents.ts'
import type { OutboxMessageKind } from './outboxMessageKind.ts'
import type { OutboxMessageTo } from './outboxMessageTo.ts'

export interface OutboxMessage {
  id: string
  channel: OutboxMessageChannel
  to: OutboxMessageTo
  subject: string
  kind: OutboxMessageKind
  /** @nullable */
  imageUrl: string | null
  /**
   * Null once an email with a sensitive link has expired.
   * @nullable
   */
  contents: OutboxMessageContents
  createdAt: string
  sentAt: string
}
