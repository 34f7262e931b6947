import { clinicDay, type TimeZone } from '#platform/kernel/clinic-day.ts'
import { newId } from '#platform/kernel/ids.ts'
import { checkPromotion, type Promotion } from './offers.ts'
import type { PromotionsPorts } from './ports.ts'

/** Days are 'YYYY-MM-DD', or instants within a clinic day. */
export type NewPromotion = Omit<Promotion, 'id' | 'isActive'>

export async function createPromotion(
  { promotions, timeZone, now }: PromotionsPorts,
  wanted: NewPromotion,
  actor: string,
): Promise<Promotion> {
  const promotion = {
    ...wanted,
    id: newId(now().getTime()),
    validFrom: dayOf(wanted.validFrom, timeZone),
    validUntil: dayOf(wanted.validUntil, timeZone),
    isActive: true,
  }
  checkPromotion(promotion)
  await promotions.add(promotion, { actor, at: now() })
  return promotion
}

function dayOf(text: string, timeZone: TimeZone): string {
  return text.length === 10 ? text : clinicDay(new Date(text), timeZone)
}
