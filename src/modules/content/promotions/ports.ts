import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Promotion, PromotionMember } from './offers.ts'

/** Who did it, and when: kept with the row for the audit. */
export interface Act {
  readonly actor: string
  readonly at: Date
}

export interface KeptPromotions {
  /** The active ones whose days hold this clinic day. */
  on(day: string): Promise<readonly Promotion[]>
  /** All that were not removed, those that end last first. */
  all(): Promise<readonly Promotion[]>
  /** How many there ever were, removed ones included. */
  countEver(): Promise<number>
  add(promotion: Promotion, act: Act): Promise<void>
  /** Takes it out of every list, keeps the row and gives what was removed; undefined when there is none. */
  remove(id: string, act: Act): Promise<Promotion | undefined>
}

export interface PromotionsPorts {
  readonly promotions: KeptPromotions
  readonly now: () => Date
  readonly timeZone: TimeZone
  readonly findPatient: (
    memberId: string,
  ) => Promise<(Pick<PromotionMember, 'tier' | 'dateOfBirth'> & { readonly createdAt: Date }) | undefined>
}
