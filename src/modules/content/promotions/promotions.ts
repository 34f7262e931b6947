import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { createPromotion, type NewPromotion } from './create-promotion.ts'
import { deletePromotion } from './delete-promotion.ts'
import { listPromotions } from './list-promotions.ts'
import type { OfferedPromotion, Promotion } from './offers.ts'
import type { PromotionsPorts } from './ports.ts'

/** The clinic's limited-time offers. */
export interface Promotions {
  /** The clinic day, 'YYYY-MM-DD'. Lists of promotions depend on it. */
  clinicToday(): string
  /**
   * Today's active promotions that this member or visitor may see. Those they qualify for come first, earliest end date
   * first (D-30).
   */
  listPromotions(memberId: string | undefined): Promise<readonly OfferedPromotion[]>
  /** All promotions that weren't deleted, for staff, latest end date first. */
  listAllPromotions(): Promise<readonly Promotion[]>
  /** Whether there was ever a promotion, including deleted ones. */
  hadPromotions(): Promise<boolean>
  /**
   * Creates a promotion, valid from the start of its first clinic day to the end of its last. Refuses with
   * `WrongDiscountValue`, `EndsBeforeItBegins`.
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
