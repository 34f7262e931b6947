import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Promotion, PromotionMember } from './offers.ts'

/** The actor and the time, stored with the row for the audit log. */
export interface Act {
  readonly actor: string
  readonly at: Date
}

export interface KeptPromotions {
  /** Active promotions that include this clinic day. */
  on(day: string): Promise<readonly Promotion[]>
  /** All promotions that weren't removed, latest end date first. */
  all(): Promise<readonly Promotion[]>
  /** The number of promotions ever created, including removed ones. */
  countEver(): Promise<number>
  add(promotion: Promotion, act: Act): Promise<void>
  /** Removes it from all lists but keeps the row; returns it, or undefined if there's none. */
  remove(id: string, act: Act): Promise<Promotion | undefined>
}

export interface PromotionsPorts {
  readonly promotions: KeptPromotions
  readonly now: () => Date
  readonly timeZone: TimeZone
  readonly findPatient: (
    memberId: string,
  ) => Promise<(Pick<PromotionMember, 'tier' | 'birthday'> & { readonly createdAt: Date }) | undefined>
}
