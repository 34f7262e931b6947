import type { CampaignKind } from './campaignKind.ts'
import type { CampaignLinksItem } from './campaignLinksItem.ts'
import type { CampaignSkippedItem } from './campaignSkippedItem.ts'
import type { CampaignState } from './campaignState.ts'
import type { CampaignWaiting } from './campaignWaiting.ts'

export interface Campaign {
  id: string
  kind: CampaignKind
  title: string
  message: string
  targetAudience: string
  sendToAll: boolean
  state: CampaignState
  /** The staff member who sent it. */
  actor: string
  /** @nullable */
  scheduledFor: string | null
  createdAt: string
  /** @nullable */
  startedAt: string | null
  /** @nullable */
  finishedAt: string | null
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
  skipped: CampaignSkippedItem[]
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
  /**
   * Email recipients who clicked any link in it.
   * @minimum 0
   */
  clickedBy: number
  /**
   * Those who went on to book.
   * @minimum 0
   */
  bookings: number
  /** The URLs in the message, and how many recipients clicked each one. */
  links: CampaignLinksItem[]
}
