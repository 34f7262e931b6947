import type { LoyaltyPorts } from './ports.ts'
import { PatientGone } from './refusals.ts'
import type { WaitingScan } from './scan-ports.ts'
import { ScanAlreadyDecided, ScanExpired, UnknownWaitingScan } from './scan-refusals.ts'
import { confirmableSince, type ScanDecision } from './waiting-scans.ts'

/** Marks a waiting scan, once whoever asks. Refuses one that is gone, decided or too old, and of somebody who left. */
export async function decideScan(
  ports: LoyaltyPorts,
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

async function whyNot({ waitingScans }: LoyaltyPorts, scanId: string) {
  const scan = await waitingScans.find(scanId)
  if (!scan) return new UnknownWaitingScan()
  return scan.status === 'waiting' ? new ScanExpired() : new ScanAlreadyDecided(scan.status)
}
