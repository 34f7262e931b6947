import type { LoyaltyPorts } from './ports.ts'

const all = 2_147_483_647

export async function heldOf({ ledger, vouchers, treatments }: LoyaltyPorts, memberId: string) {
  return {
    pointsBalance: await ledger.balanceOf(memberId),
    ledger: await ledger.entriesOf(memberId, all, undefined),
    vouchers: (await vouchers.of(memberId)).map(({ memberId: _own, ...voucher }) => voucher),
    treatments: await treatments.of(memberId),
  }
}
