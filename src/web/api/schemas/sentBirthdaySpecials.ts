import type { SentBirthdaySpecialsSkippedItem } from './sentBirthdaySpecialsSkippedItem.ts'
import type { SentBirthdaySpecialsState } from './sentBirthdaySpecialsState.ts'

export interface SentBirthdaySpecials {
  campaignId: string
  state: SentBirthdaySpecialsState
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
  skipped: SentBirthdaySpecialsSkippedItem[]
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
  /**
   * The number of members who got it.
   * @minimum 0
   */
  count: number
}
