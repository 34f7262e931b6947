import type { LoyaltyPorts } from './ports.ts'

export async function eraseMember(
  { vouchers, waitingScans, scanProofs, now }: LoyaltyPorts,
  memberId: string,
): Promise<void> {
  await scanProofs.forget(memberId)
  await waitingScans.forget(memberId)
  await vouchers.anonymize(memberId, now())
}
