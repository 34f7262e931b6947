import { NoLongerMember } from '#platform/kernel/account-gone.ts'
import { clinicDay, nextClinicDay, spokenDay, type TimeZone } from '#platform/kernel/clinic-day.ts'
import { newId } from '#platform/kernel/ids.ts'
import {
  type CheckInCode,
  checkInEntry,
  checkInReference,
  effectiveTime,
  isFresh,
  parseSignedToken,
  type SignedToken,
} from './check-in-codes.ts'
import type { CheckInPorts } from './ports.ts'
import {
  AlreadyCheckedIn,
  ChangedDeskCode,
  InactiveCode,
  PrintedCodesOff,
  ScanDeclined,
  ScanFromTheFuture,
  ScanTooOld,
  TooManyWaitingScans,
  UnknownCode,
} from './refusals.ts'
import { provesScan } from './scan-proofs.ts'
import { confirmableSince, mostWaiting } from './waiting-scans.ts'

export interface RecordedCheckIn {
  /** 0 while it waits for the desk. */
  readonly pointsEarned: number
  readonly balance: number
  readonly description: string
  /** The visit isn't counted until the front desk confirms it. */
  readonly waitsForDesk: boolean
}

/** The phone's request: the scanned text, plus the time and proof if it had to store the scan. */
export interface Scan {
  readonly memberId: string
  readonly scanned: string
  readonly scannedAt?: Date | undefined
  readonly proof?: string | undefined
}

type Counting = Pick<CheckInPorts, 'ledger' | 'codes' | 'signer' | 'clinicSettings' | 'now' | 'timeZone'>

export async function recordCheckIn(
  ports: Counting & Pick<CheckInPorts, 'scanProofs' | 'waitingScans' | 'holdPatient' | 'inTransaction'>,
  scan: Scan,
): Promise<RecordedCheckIn> {
  const { memberId, proof } = scan
  const seen = await seenCode(ports, scan)
  const { lateWindow } = seen
  if (lateWindow === undefined) return count(ports, memberId, seen)
  return ports.inTransaction(async () =>
    (await useProof(ports, memberId, proof, lateWindow))
      ? count(ports, memberId, seen)
      : leaveToDesk(ports, memberId, seen),
  )
}

interface SeenCode {
  readonly code: CheckInCode
  readonly at: Date
  /** Set if the screen had already moved on to another code: only the phone vouches that it was there. */
  readonly lateWindow: number | undefined
}

async function seenCode(
  ports: Pick<CheckInPorts, 'codes' | 'signer' | 'clinicSettings' | 'now'>,
  scan: Scan,
): Promise<SeenCode> {
  const said = effectiveTime(scan.scannedAt, ports.now())
  if (said === 'too old') throw new ScanTooOld()
  if (said === 'from the future') throw new ScanFromTheFuture()
  const scanned = scan.scanned.trim()
  const known = await ports.codes.all()
  const onScreen = parseSignedToken(scanned)
  const code = onScreen
    ? known.find(({ id }) => id === onScreen.id)
    : known.find(({ code }) => code === scanned)
  if (!code) throw new UnknownCode()
  if (!code.isActive) throw new InactiveCode()
  if (onScreen) return { code, ...seenOnScreen(ports, onScreen, said) }
  if (!(await ports.clinicSettings()).printedCodes) throw new PrintedCodesOff()
  return { code, at: said, lateWindow: undefined }
}

/** For the current code, the phone's clock doesn't matter. An older code has to match the phone's time. */
function seenOnScreen(
  { signer, now }: Pick<CheckInPorts, 'signer' | 'now'>,
  onScreen: SignedToken,
  said: Date,
): Omit<SeenCode, 'code'> {
  const { kind, text, signature, number } = onScreen
  if (kind !== 'desk' || !signer.verify(text, signature)) throw new UnknownCode()
  const at = [said, now()].find(time => isFresh(number, time))
  if (!at) throw new ChangedDeskCode()
  return { at, lateWindow: isFresh(number, now()) ? undefined : number }
}

/** Checks that we signed the proof, that it fits the code's time and is the member's latest. Then uses it up. */
async function useProof(
  { signer, scanProofs }: Pick<CheckInPorts, 'signer' | 'scanProofs'>,
  memberId: string,
  proof: string | undefined,
  window: number,
): Promise<boolean> {
  const signed = proof === undefined ? undefined : parseSignedToken(proof)
  if (signed?.kind !== 'scan-proof' || !signer.verify(signed.text, signed.signature)) return false
  return provesScan(signed.number, window) && scanProofs.use(memberId, signed.id)
}

async function count(
  { ledger, timeZone }: Pick<CheckInPorts, 'ledger' | 'timeZone'>,
  memberId: string,
  { code, at, lateWindow }: SeenCode,
): Promise<RecordedCheckIn> {
  const entry = checkInEntry({ memberId, code, at, isLate: lateWindow !== undefined, timeZone })
  const { balanceAfter } = await ledger.post(entry, () => alreadyCheckedIn(at, timeZone))
  return {
    pointsEarned: code.pointsValue,
    balance: balanceAfter,
    description: code.description,
    waitsForDesk: false,
  }
}

async function leaveToDesk(
  ports: Pick<CheckInPorts, 'ledger' | 'waitingScans' | 'holdPatient' | 'now' | 'timeZone'>,
  memberId: string,
  { code, at }: SeenCode,
): Promise<RecordedCheckIn> {
  if (!(await ports.holdPatient(memberId))) throw new NoLongerMember()
  const { ledger, waitingScans, timeZone } = ports
  const receivedAt = ports.now()
  const reference = checkInReference(code, clinicDay(at, timeZone))
  if ((await ledger.references(memberId, [reference])).size > 0) throw alreadyCheckedIn(at, timeZone)
  const scan = { id: newId(receivedAt.getTime()), memberId, codeId: code.id, reference, scannedAt: at }
  const status = await waitingScans.add(
    { ...scan, receivedAt, status: 'waiting', decidedAt: null },
    confirmableSince(receivedAt),
    mostWaiting,
  )
  if (!status) throw new TooManyWaitingScans()
  if (status === 'declined') throw new ScanDeclined()
  if (status === 'confirmed') throw alreadyCheckedIn(at, timeZone)
  const balance = await ledger.balanceOf(memberId)
  return { pointsEarned: 0, balance, description: code.description, waitsForDesk: true }
}

const alreadyCheckedIn = (at: Date, timeZone: TimeZone) =>
  new AlreadyCheckedIn(spokenDay(nextClinicDay(at, timeZone), timeZone))
