import type { Promotion } from './offers.ts'
import type { PromotionsPorts } from './ports.ts'
import { UnknownPromotion } from './refusals.ts'

export async function deletePromotion(
  { promotions, now }: PromotionsPorts,
  id: string,
  actor: string,
): Promise<Promotion> {
  const deleted = await promotions.remove(id, { actor, at: now() })
  if (!deleted) throw new UnknownPromotion()
  return deleted
}
