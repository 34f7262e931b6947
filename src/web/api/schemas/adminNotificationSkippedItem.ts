import type { SkipReason } from './skipReason.ts'

export type AdminNotificationSkippedItem = {
  reason: SkipReason
  /** @minimum 0 */
  count: number
}
