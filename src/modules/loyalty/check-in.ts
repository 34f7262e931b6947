import { clinicDay, nextClinicDay, spokenDay } from '#platform/kernel/clinic-day.ts'
import { type CheckInCode, checkInReference, momentOf } from './check-in-codes.ts'
import { isFresh, readSigned, type Signed } from './desk-codes.ts'
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
  const said = momentOf(scannedAt, now())
  if (said === 'too old') throw new ScanTooOld()
  if (said === 'from the future') throw new ScanFromTheFuture()
  const { code, at, isLate } = await seenCode(ports, scanned.trim(), said)
  const posted = await ledger.post(
    {
      memberId,
      amount: code.pointsValue,
      kind: 'check-in',
      reference: checkInReference(code, clinicDay(at, timeZone)),
      reason: `Check-in: ${code.description}${isLate ? ' (sent later)' : ''}`,
      actor: 'member',
      at,
    },
    () => new AlreadyCheckedIn(spokenDay(nextClinicDay(at, timeZone), timeZone)),
  )
  return { pointsEarned: code.pointsValue, balance: posted.balanceAfter, description: code.description }
}

interface Seen {
  readonly code: CheckInCode
  readonly at: Date
  /** Sent when the screen showed another code already: only the phone says that it was there. */
  readonly isLate: boolean
}

async function seenCode(ports: LoyaltyPorts, scanned: string, said: Date): Promise<Seen> {
  const known = await ports.codes.all()
  const onScreen = readSigned(scanned)
  const code = onScreen
    ? known.find(({ id }) => id === onScreen.id)
    : known.find(({ code }) => code === scanned)
  if (!code) throw new UnknownCode()
  if (!code.isActive) throw new InactiveCode()
  if (onScreen) return { code, ...seenOnScreen(ports, onScreen, said) }
  if (!ports.printedCodesCount) throw new PrintedCodesOff()
  return { code, at: said, isLate: false }
}

/** A code that the screen shows now needs no phone's clock; one that is gone has to fit what the phone says. */
function seenOnScreen({ seal, now }: LoyaltyPorts, onScreen: Signed, said: Date): Omit<Seen, 'code'> {
  const { kind, text, signature, number } = onScreen
  if (kind !== 'desk' || !seal.fits(text, signature)) throw new UnknownCode()
  const at = [said, now()].find(time => isFresh(number, time))
  if (!at) throw new ChangedDeskCode()
  return { at, isLate: !isFresh(number, now()) }
}
