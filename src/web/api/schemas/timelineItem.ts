import type { TimelineItemKind } from './timelineItemKind.ts'
import type { TimelineItemState } from './timelineItemState.ts'

export interface TimelineItem {
  id: string
  kind: TimelineItemKind
  at: string
  /** For a consent, the channel: email, push or sms. */
  title: string
  /**
   * The outcome or current status.
   * @nullable
   */
  state: TimelineItemState
  /** @nullable */
  points: number | null
  /** @nullable */
  balanceAfter: number | null
  /** @nullable */
  place: string | null
  /**
   * The staff member who did it.
   * @nullable
   */
  by: string | null
  /** The titles of the notifications about it. */
  notified: string[]
}
