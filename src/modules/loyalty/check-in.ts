import { clinicDay, nextClinicDay, spokenDay } from '#platform/kernel/clinic-day.ts'
import { type CheckInCode, checkInReference, momentOf } from './check-in-codes.ts'
import { isFresh, readSigned } from './desk-codes.ts'
import type { LoyaltyPorts } from './ports.ts'
import {
  AlreadyCheckedIn,
  ChangedDeskCode,
  InactiveCode,
  PrintedCodesOff,
  ScanFromTheFuture,
  ScanTooOld,
  UnknownCode,
} from './refusals.ts'

export interface CheckIn {
  readonly pointsEarned: number
  readonly balance: number
  readonly description: string
}

export async function checkIn(
  ports: LoyaltyPorts,
  memberId: string,
  scanned: string,
  scannedAt?: Date,
): Promise<CheckIn> {
  const { ledger, now, timeZone } = ports
  const at = momentOf(scannedAt, now())
  if (at === 'too old') throw new ScanTooOld()
  if (at === 'from the future') throw new ScanFromTheFuture()
  const code = await codeFor(ports, scanned.trim(), at)
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

async function codeFor(ports: LoyaltyPorts, scanned: string, at: Date): Promise<CheckInCode> {
  const known = await ports.codes.all()
  const onScreen = readSigned(scanned)
  const code = onScreen
    ? known.find(({ id }) => id === onScreen.id)
    : known.find(({ code }) => code === scanned)
  if (!code) throw new UnknownCode()
  if (!code.isActive) throw new InactiveCode()
  if (!onScreen) {
    if (!ports.printedCodesCount) throw new PrintedCodesOff()
    return code
  }
  if (onScreen.kind !== 'desk' || !ports.seal.fits(onScreen.text, onScreen.signature)) throw new UnknownCode()
  if (!isFresh(onScreen.number, at)) throw new ChangedDeskCode()
  return code
}
