import { PatientGone } from '#platform/kernel/account-gone.ts'
import { spokenDay } from '#platform/kernel/clinic-day.ts'
import { pointsText } from '#platform/kernel/points.ts'
import { checkInEntry } from './check-in-codes.ts'
import type { CheckInPorts, WaitingScan } from './ports.ts'
import {
  ScanAlreadyDecided,
  ScanExpired,
  UnknownCode,
  UnknownWaitingScan,
  VisitAlreadyCounted,
} from './refusals.ts'
import { confirmableSince, type DecidedScan, type ScanDecision } from './waiting-scans.ts'

type Deciding = Pick<CheckInPorts, 'waitingScans' | 'patientById' | 'notifyMember' | 'now' | 'timeZone'>

export async function confirmScan(
  ports: Deciding & Pick<CheckInPorts, 'ledger' | 'codes'>,
  decision: ScanDecision,
): Promise<DecidedScan> {
  const { ledger, codes, notifyMember, timeZone } = ports
  const { scan, patient } = await decideScan(ports, decision, 'confirmed')
  const { memberId, reference, scannedAt } = scan
  if ((await ledger.references(memberId, [reference])).size > 0) return { memberId, patient, points: 0 }

  const code = (await codes.all()).find(({ id }) => id === scan.codeId)
  if (!code) throw new UnknownCode()
  // Keep the scan's own reference. If the time zone has changed since, a new one could count the visit twice.
  const entry = checkInEntry({ memberId, code, at: scannedAt, isLate: true, timeZone })
  await ledger.post({ ...entry, reference }, () => new VisitAlreadyCounted(patient))
  await notifyMember(memberId, {
    title: 'Check-in confirmed',
    message: `You earned ${pointsText(code.pointsValue)} for your visit on ${spokenDay(scannedAt, timeZone)}.`,
    type: 'POINTS_EARNED',
  })
  return { memberId, patient, points: code.pointsValue }
}

export async function declineScan(ports: Deciding, decision: ScanDecision): Promise<DecidedScan> {
  const { scan, patient } = await decideScan(ports, decision, 'declined')
  const { memberId, scannedAt } = scan
  await ports.notifyMember(memberId, {
    title: 'Check-in not confirmed',
    message: `The front desk didn’t confirm your check-in on ${spokenDay(scannedAt, ports.timeZone)}. If you were here, please let the front desk know.`,
    type: 'GENERAL',
  })
  return { memberId, patient, points: 0 }
}

/**
 * Decides a waiting scan; only the first decision counts. Refuses if the scan is missing, decided or expired, or the
 * member was deleted.
 */
async function decideScan(
  ports: Deciding,
  { scanId, actor }: ScanDecision,
  status: 'confirmed' | 'declined',
): Promise<{ readonly scan: WaitingScan; readonly patient: string }> {
  const at = ports.now()
  const scan = await ports.waitingScans.decide({
    id: scanId,
    status,
    actor,
    at,
    since: confirmableSince(at),
  })
  if (!scan) throw await whyNot(ports, scanId)
  const person = await ports.patientById(scan.memberId)
  if (person?.role !== 'member') throw new PatientGone()
  return { scan, patient: `${person.firstName} ${person.lastName}`.trim() }
}

async function whyNot({ waitingScans }: Deciding, scanId: string) {
  const scan = await waitingScans.find(scanId)
  if (!scan) return new UnknownWaitingScan()
  return scan.status === 'waiting' ? new ScanExpired() : new ScanAlreadyDecided(scan.status)
}
