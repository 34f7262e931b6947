import { spokenDay } from '#platform/kernel/clinic-day.ts'
import { pointsText } from '#platform/kernel/points.ts'
import { checkInEntry } from './check-in-codes.ts'
import { decideScan } from './decide-scan.ts'
import type { LoyaltyPorts } from './ports.ts'
import { UnknownCode } from './refusals.ts'
import { VisitAlreadyCounted } from './scan-refusals.ts'
import type { DecidedScan, ScanDecision } from './waiting-scans.ts'

export async function confirmScan(ports: LoyaltyPorts, decision: ScanDecision): Promise<DecidedScan> {
  const { ledger, codes, notifyMember, timeZone } = ports
  const { scan, patient } = await decideScan(ports, decision, 'confirmed')
  const { memberId, reference, scannedAt } = scan
  if ((await ledger.references(memberId, [reference])).size > 0) return { memberId, patient, points: 0 }

  const code = (await codes.all()).find(({ id }) => id === scan.codeId)
  if (!code) throw new UnknownCode()
  await ledger.post(
    checkInEntry({ memberId, code, at: scannedAt, isLate: true, timeZone }),
    () => new VisitAlreadyCounted(patient),
  )
  await notifyMember(memberId, {
    title: 'Check-in confirmed',
    message: `You earned ${pointsText(code.pointsValue)} for your visit on ${spokenDay(scannedAt, timeZone)}.`,
    type: 'POINTS_EARNED',
  })
  return { memberId, patient, points: code.pointsValue }
}
