import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { createPromotion, type NewPromotion } from './create-promotion.ts'
import { deletePromotion } from './delete-promotion.ts'
import { listPromotions } from './list-promotions.ts'
import type { OfferedPromotion, Promotion } from './offers.ts'
import type { PromotionsPorts } from './ports.ts'

/** What the clinic offers for a while. */
export interface Promotions {
  /** The day that the clinic has now, 'YYYY-MM-DD': lists of promotions change with it. */
  clinicToday(): string
  /**
   * The promotions that are active and within their days, as this member, or a visitor, may see them; first what is for
   * them, of that what ends soonest (D-30).
   */
  listPromotions(memberId: string | undefined): Promise<readonly OfferedPromotion[]>
  /** Every promotion that was not deleted, for staff; those that end last first. */
  listAllPromotions(): Promise<readonly Promotion[]>
  /** Whether there ever was a promotion, deleted ones included. */
  hadPromotions(): Promise<boolean>
  /**
   * Offers something from the start of its first clinic day to the end of its last. Refuses with `WrongDiscountValue`,
   * `EndsBeforeItBegins`.
   */
  createPromotion(promotion: NewPromotion, actor: string): Promise<Promotion>
  /** Removes it from every list but keeps the row for the audit log. Refuses with `UnknownPromotion`. */
  deletePromotion(id: string, actor: string): Promise<Promotion>
}

export function openPromotions(ports: PromotionsPorts): Promotions {
  const { promotions, now, timeZone } = ports
  return {
    clinicToday: () => clinicDay(now(), timeZone),
    listPromotions: memberId => listPromotions(ports, memberId),
    listAllPromotions: () => promotions.all(),
    hadPromotions: async () => (await promotions.countEver()) > 0,
    createPromotion: (promotion, actor) => createPromotion(ports, promotion, actor),
    deletePromotion: (id, actor) => deletePromotion(ports, id, actor),
  }
}
