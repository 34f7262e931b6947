import { everyItem } from '#platform/kernel/paging.ts'
import { listEntries } from './list-entries.ts'
import type { LoyaltyPorts } from './ports.ts'

export async function heldOf(ports: LoyaltyPorts, memberId: string) {
  const { ledger, vouchers, treatments } = ports
  return {
    pointsBalance: await ledger.balanceOf(memberId),
    ledger: everyItem(
      (limit, before: number | undefined) => listEntries(ports, memberId, limit, before),
      ({ number }) => number,
    ),
    vouchers: (await vouchers.of(memberId)).map(({ memberId: _own, ...voucher }) => voucher),
    treatments: await treatments.of(memberId),
  }
}
