import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { PhotoDue } from './focus-of-day.ts'

export interface FocusPorts {
  /** `nextRewardPoints` is null if there is no reward left to work toward. */
  findPatient(
    memberId: string,
  ): Promise<{ readonly pointsBalance: number; readonly nextRewardPoints: number | null } | undefined>
  /** Photos that earn points, starting with those that earn today. */
  expectBonuses(memberId: string): Promise<readonly (PhotoDue & { readonly inDays: number })[]>
  /** Specials for the member come first, sorted by end date. */
  listPromotions(
    memberId: string,
  ): Promise<readonly { readonly validUntil: string; readonly isEligible: boolean }[]>
  /** Whether the member has to fill out their first intake, or a new one. */
  intakeNeed(memberId: string): Promise<'first' | 'renewal' | 'none'>
  readonly now: () => Date
  readonly timeZone: TimeZone
}
