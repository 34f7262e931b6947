import { listEntries } from './list-entries.ts'
import type { LoyaltyPorts } from './ports.ts'

const all = 2_147_483_647

export async function heldOf(ports: LoyaltyPorts, memberId: string) {
  const { ledger, vouchers, treatments } = ports
  return {
    pointsBalance: await ledger.balanceOf(memberId),
    ledger: await listEntries(ports, memberId, all, undefined),
    vouchers: (await vouchers.of(memberId)).map(({ memberId: _own, ...voucher }) => voucher),
    treatments: await treatments.of(memberId),
  }
}
