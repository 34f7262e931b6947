import { clinicDay, nextClinicDay, spokenDay } from '#platform/kernel/clinic-day.ts'
import { checkInReference, momentOf } from './check-in-codes.ts'
import type { LoyaltyPorts } from './ports.ts'
import { AlreadyCheckedIn, InactiveCode, ScanFromTheFuture, ScanTooOld, UnknownCode } from './refusals.ts'

export interface CheckIn {
  readonly pointsEarned: number
  readonly balance: number
  readonly description: string
}

export async function checkIn(
  { codes, ledger, now, timeZone }: LoyaltyPorts,
  memberId: string,
  scanned: string,
  scannedAt?: Date,
): Promise<CheckIn> {
  const at = momentOf(scannedAt, now())
  if (at === 'too old') throw new ScanTooOld()
  if (at === 'from the future') throw new ScanFromTheFuture()
  const code = (await codes.all()).find(({ code }) => code === scanned.trim())
  if (!code) throw new UnknownCode()
  if (!code.isActive) throw new InactiveCode()

  const posted = await ledger.post(
    {
      memberId,
      amount: code.pointsValue,
      kind: 'check-in',
      reference: checkInReference(code, clinicDay(at, timeZone)),
      reason: `Check-in: ${code.description}`,
      actor: 'member',
      at,
    },
    () => new AlreadyCheckedIn(spokenDay(nextClinicDay(at, timeZone), timeZone)),
  )
  return { pointsEarned: code.pointsValue, balance: posted.balanceAfter, description: code.description }
}
