import type { ContentPorts } from './ports.ts'
import type { Promotion } from './promotions.ts'
import { UnknownPromotion } from './refusals.ts'

export async function deletePromotion(
  { promotions, now }: ContentPorts,
  id: string,
  actor: string,
): Promise<Promotion> {
  const deleted = await promotions.remove(id, { actor, at: now() })
  if (!deleted) throw new UnknownPromotion()
  return deleted
}
