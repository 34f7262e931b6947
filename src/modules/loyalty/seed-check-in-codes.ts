import { newId, newReadableCode } from '#platform/kernel/ids.ts'
import { type CheckInCode, defaultCodes } from './check-in-codes.ts'
import type { LoyaltyPorts } from './ports.ts'

export async function seedCheckInCodes({ codes }: LoyaltyPorts): Promise<readonly CheckInCode[]> {
  await codes.addMissing(
    defaultCodes.map(code => ({
      ...code,
      id: newId(),
      code: `VELORA-${newReadableCode(12)}`,
      isActive: true,
    })),
  )
  return (await codes.all()).filter(({ isActive }) => isActive)
}
