import { everyItem } from '#platform/kernel/paging.ts'
import { listEntries } from './list-entries.ts'
import type { LoyaltyPorts } from './ports.ts'
import type { WaitingScan } from './scan-ports.ts'
import { stateOf } from './waiting-scans.ts'

export async function personalDataOf(ports: LoyaltyPorts, memberId: string) {
  const { ledger, vouchers, treatments, waitingScans, codes } = ports
  const names = new Map((await codes.all()).map(({ id, description }) => [id, description]))
  const heldScan = (scan: WaitingScan) => ({
    code: names.get(scan.codeId) ?? '',
    scannedAt: scan.scannedAt,
    receivedAt: scan.receivedAt,
    status: stateOf(scan, ports.now()),
    decidedAt: scan.decidedAt,
  })
  return {
    pointsBalance: await ledger.balanceOf(memberId),
    ledger: everyItem(
      (limit, before: number | undefined) => listEntries(ports, memberId, limit, before),
      ({ number }) => number,
    ),
    vouchers: (await vouchers.of(memberId)).map(({ memberId: _own, ...voucher }) => voucher),
    treatments: await treatments.of(memberId),
    scansForTheDesk: (await waitingScans.of(memberId)).map(heldScan),
  }
}
