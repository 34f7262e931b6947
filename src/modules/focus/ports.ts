import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { PhotoDue } from './focus-of-day.ts'

export interface FocusPorts {
  /** The balance, and what the next reward takes; null where there is none. */
  findPatient(
    memberId: string,
  ): Promise<{ readonly pointsBalance: number; readonly nextRewardPoints: number | null } | undefined>
  /** Photos that earn points, those that do so today first. */
  expectBonuses(memberId: string): Promise<readonly (PhotoDue & { readonly inDays: number })[]>
  /** Those that are for the member first, of these the one that ends soonest. */
  listPromotions(
    memberId: string,
  ): Promise<readonly { readonly validUntil: string; readonly isEligible: boolean }[]>
  readonly now: () => Date
  readonly timeZone: TimeZone
}
