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
  /** Who on the staff sent it. */
  actor: string
  /** @nullable */
  scheduledFor: string | null
  createdAt: string
  /** @nullable */
  startedAt: string | null
  /** @nullable */
  finishedAt: string | null
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
  skipped: CampaignSkippedItem[]
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
  /**
   * Recipients of a mail who clicked any of its links.
   * @minimum 0
   */
  clickedBy: number
  /**
   * Those of them who went on to book.
   * @minimum 0
   */
  bookings: number
  /** The addresses in the message, and how many recipients clicked each. */
  links: CampaignLinksItem[]
}
