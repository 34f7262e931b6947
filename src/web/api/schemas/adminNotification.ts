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
   * Everyone in the audience: successCount + failureCount + skippedCount + unknownCount + pendingCount.
   * @minimum 0
   */
  total: number
  /**
   * Everyone in the audience who wasn’t skipped.
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
   * Interrupted while sending, so the message may or may not have been delivered.
   * @minimum 0
   */
  unknownCount: number
  /** @minimum 0 */
  pendingCount: number
  /** How many members are skipped, by reason. */
  skipped: AdminNotificationSkippedItem[]
  /**
   * SMS only: the part of successCount that the carrier reported as delivered.
   * @minimum 0
   */
  deliveredCount?: number
  /**
   * SMS only: the part of successCount that the carrier reported as undelivered.
   * @minimum 0
   */
  undeliveredCount?: number
  waiting: CampaignWaiting | null
}
