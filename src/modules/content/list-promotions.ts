import { clinicDay } from '#platform/kernel/clinic-day.ts'
import type { ContentPorts } from './ports.ts'
import { type OfferedPromotion, offeredTo, type PromotionMember } from './promotions.ts'

export async function listPromotions(
  ports: ContentPorts,
  memberId: string | undefined,
): Promise<readonly OfferedPromotion[]> {
  const today = clinicDay(ports.now(), ports.clinic.timeZone)
  const [member, promotions] = await Promise.all([memberOf(ports, memberId), ports.promotions.on(today)])
  return offeredTo(member, promotions, today)
}

async function memberOf(
  { findPatient, clinic }: ContentPorts,
  memberId: string | undefined,
): Promise<PromotionMember | undefined> {
  const patient = memberId ? await findPatient(memberId) : undefined
  if (!patient) return undefined
  const { tier, dateOfBirth, createdAt } = patient
  return { tier, dateOfBirth, joinedOn: clinicDay(createdAt, clinic.timeZone) }
}
