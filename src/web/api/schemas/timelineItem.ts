import type { TimelineItemKind } from './timelineItemKind.ts'
import type { TimelineItemState } from './timelineItemState.ts'

export interface TimelineItem {
  id: string
  kind: TimelineItemKind
  at: string
  /** Of a consent the channel: email, push or sms. */
  title: string
  /**
   * What became of it.
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
   * Who of the staff did it.
   * @nullable
   */
  by: string | null
  /** The titles of the notifications that told of it. */
  notified: string[]
}
