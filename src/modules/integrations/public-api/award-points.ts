import type { Award, AwardResult, PublicApiPorts } from './ports.ts'
import { NoSuchMember } from './refusals.ts'

export interface PointsToAward extends Omit<Award, 'memberId'> {
  /** A member's ID or email. */
  readonly member: string
}

export async function awardPoints(
  { findPatient, patientByEmail, awardTreatment }: PublicApiPorts,
  { member, ...award }: PointsToAward,
): Promise<AwardResult> {
  const byAddress = member.includes('@') ? await patientByEmail(member) : { id: member }
  const found = byAddress && (await findPatient(byAddress.id))
  if (found?.role !== 'member') throw new NoSuchMember()
  return awardTreatment({ ...award, memberId: found.id })
}
