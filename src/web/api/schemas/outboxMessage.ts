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
   * Nothing once a mail that opens something has expired.
   * @nullable
   */
  contents: OutboxMessageContents
  createdAt: string
  sentAt: string
}
