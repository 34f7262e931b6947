import type { LoyaltyPorts } from './ports.ts'
import {
  confirmableSince,
  confirmableUntil,
  type OwnWaitingScan,
  type ScanToConfirm,
} from './waiting-scans.ts'

export async function listScansToConfirm(
  { waitingScans, codes, namesOf, now }: LoyaltyPorts,
  limit: number,
  after: string | undefined,
): Promise<readonly ScanToConfirm[]> {
  const scans = await waitingScans.waitingSince(confirmableSince(now()), limit, after)
  const names = await namesOf([...new Set(scans.map(({ memberId }) => memberId))])
  const known = await codes.all()
  return scans.map(({ id, memberId, codeId, scannedAt }) => {
    const { firstName = 'Former', lastName = 'patient', email = '' } = names.get(memberId) ?? {}
    const { description = '', pointsValue = 0 } = known.find(code => code.id === codeId) ?? {}
    return {
      id,
      memberId,
      patient: `${firstName} ${lastName}`.trim(),
      email,
      description,
      pointsValue,
      scannedAt,
    }
  })
}

export async function listOwnWaitingScans(
  { waitingScans, codes, now }: LoyaltyPorts,
  memberId: string,
): Promise<readonly OwnWaitingScan[]> {
  const scans = await waitingScans.waitingOf(memberId, confirmableSince(now()))
  const names = new Map((await codes.all()).map(({ id, description }) => [id, description]))
  return scans.map(({ id, codeId, scannedAt }) => ({
    id,
    description: names.get(codeId) ?? '',
    scannedAt,
    until: confirmableUntil(scannedAt),
  }))
}
