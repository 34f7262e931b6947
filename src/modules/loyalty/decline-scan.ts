import { spokenDay } from '#platform/kernel/clinic-day.ts'
import { decideScan } from './decide-scan.ts'
import type { LoyaltyPorts } from './ports.ts'
import type { DecidedScan, ScanDecision } from './waiting-scans.ts'

export async function declineScan(ports: LoyaltyPorts, decision: ScanDecision): Promise<DecidedScan> {
  const { scan, patient } = await decideScan(ports, decision, 'declined')
  const { memberId, scannedAt } = scan
  await ports.notifyMember(memberId, {
    title: 'Check-in not confirmed',
    message: `The front desk did not confirm your check-in on ${spokenDay(scannedAt, ports.timeZone)}. If you were here, please ask there.`,
    type: 'GENERAL',
  })
  return { memberId, patient, points: 0 }
}
