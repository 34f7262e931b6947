import type { SentNotificationSkippedItem } from './sentNotificationSkippedItem.ts'
import type { SentNotificationState } from './sentNotificationState.ts'

export interface SentNotification {
  campaignId: string
  state: SentNotificationState
  /**
   * All in the audience: successCount + failureCount + skippedCount + unknownCount + pendingCount.
   * @minimum 0
   */
  total: number
  /**
   * Those of them who are or were to be sent it.
   * @minimum 0
   */
  totalRecipients: number
  /** @minimum 0 */
  successCount: number
  /** @minimum 0 */
  failureCount: number
  /** @minimum 0 */
  skippedCount: number
  /**
   * Cut off while they were sent: they may have it or not.
   * @minimum 0
   */
  unknownCount: number
  /** @minimum 0 */
  pendingCount: number
  /** Who is not sent it, and why. */
  skipped: SentNotificationSkippedItem[]
  /**
   * With SMS: of successCount, those of which the carrier said that they arrived.
   * @minimum 0
   */
  deliveredCount?: number
  /**
   * With SMS: of successCount, those of which the carrier said that they did not.
   * @minimum 0
   */
  undeliveredCount?: number
  message: string
}
