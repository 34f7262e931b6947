import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { focusOfDay, type HomeFocus } from './focus-of-day.ts'
import type { FocusPorts } from './ports.ts'

export async function readFocus(ports: FocusPorts, memberId: string): Promise<HomeFocus> {
  const today = clinicDay(ports.now(), ports.timeZone)
  const [canClaim, intake] = await Promise.all([canClaimOne(ports, memberId), ports.intakeNeed(memberId)])
  // A reward always comes first, so skip the other queries.
  const [photo, specialUntil] = canClaim
    ? []
    : await Promise.all([photoDue(ports, memberId), specialOf(ports, memberId)])
  return {
    ...focusOfDay({ canClaim, photo, specialUntil }, today),
    mustRenewIntake: intake === 'renewal',
    isIntakeMissing: intake === 'first',
  }
}

async function canClaimOne({ findPatient }: FocusPorts, memberId: string): Promise<boolean> {
  const patient = await findPatient(memberId)
  if (!patient) return false
  const { pointsBalance, nextRewardPoints } = patient
  return nextRewardPoints !== null && nextRewardPoints <= pointsBalance
}

async function photoDue({ expectBonuses }: FocusPorts, memberId: string) {
  const [first] = await expectBonuses(memberId)
  return first?.inDays === 0 ? { treatmentDate: first.treatmentDate, points: first.points } : undefined
}

async function specialOf({ listPromotions }: FocusPorts, memberId: string): Promise<string | undefined> {
  const [first] = await listPromotions(memberId)
  return first?.isEligible ? first.validUntil : undefined
}
