import type { AdminNotificationSkippedItem } from './adminNotificationSkippedItem.ts'
import type { AdminNotificationState } from './adminNotificationState.ts'
import type { CampaignWaiting } from './campaignWaiting.ts'

export interface AdminNotification {
  id: string
  title: string
  message: string
  type: string
  targetAudience: string
  /** @nullable */
  scheduledFor: string | null
  /** @nullable */
  sentAt: string | null
  createdAt: string
  state: AdminNotificationState
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
  skipped: AdminNotificationSkippedItem[]
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
  waiting: CampaignWaiting | null
}
