import type { SkipReason } from './skipReason.ts'

export type SentBirthdaySpecialsSkippedItem = {
  reason: SkipReason
  /** @minimum 0 */
  count: number
}
