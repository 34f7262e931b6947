import type { SkipReason } from './skipReason.ts'

export type SentNotificationSkippedItem = {
  reason: SkipReason
  /** @minimum 0 */
  count: number
}
