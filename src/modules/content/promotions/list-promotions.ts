import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { type OfferedPromotion, offeredTo, type PromotionMember } from './offers.ts'
import type { PromotionsPorts } from './ports.ts'

export async function listPromotions(
  ports: PromotionsPorts,
  memberId: string | undefined,
): Promise<readonly OfferedPromotion[]> {
  const today = clinicDay(ports.now(), ports.timeZone)
  const [member, promotions] = await Promise.all([memberOf(ports, memberId), ports.promotions.on(today)])
  return offeredTo(member, promotions, today)
}

async function memberOf(
  { findPatient, timeZone }: PromotionsPorts,
  memberId: string | undefined,
): Promise<PromotionMember | undefined> {
  const patient = memberId ? await findPatient(memberId) : undefined
  if (!patient) return undefined
  const { tier, birthday, createdAt } = patient
  return { tier, birthday, joinedOn: clinicDay(createdAt, timeZone) }
}
