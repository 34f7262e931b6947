import type { LoyaltyPorts } from './ports.ts'

export async function forgetMember(
  { vouchers, waitingScans, scanProofs, now }: LoyaltyPorts,
  memberId: string,
): Promise<void> {
  await scanProofs.forget(memberId)
  await waitingScans.forget(memberId)
  await vouchers.makeAnonymous(memberId, now())
}
