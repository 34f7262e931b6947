import type { CheckInPorts, WaitingScan } from './ports.ts'
import {
  confirmableSince,
  confirmableUntil,
  type OwnWaitingScan,
  type ScansToConfirm,
  stateOf,
} from './waiting-scans.ts'

export async function listScansToConfirm(
  { waitingScans, codes, namesOf, now }: Pick<CheckInPorts, 'waitingScans' | 'codes' | 'namesOf' | 'now'>,
  limit: number,
  after: string | undefined,
): Promise<ScansToConfirm> {
  const since = confirmableSince(now())
  const [waiting, total] = await Promise.all([
    waitingScans.waitingSince(since, limit, after),
    waitingScans.countWaitingSince(since),
  ])
  const names = await namesOf([...new Set(waiting.map(({ memberId }) => memberId))])
  const known = await codes.all()
  const scans = waiting.map(({ id, memberId, codeId, scannedAt }) => {
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
  return { scans, total }
}

export async function listOwnWaitingScans(
  { waitingScans, codes, now }: Pick<CheckInPorts, 'waitingScans' | 'codes' | 'now'>,
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

/** All stored scans of the member that had to wait, newest first. */
export async function listHeldScans(
  { waitingScans, codes, now }: Pick<CheckInPorts, 'waitingScans' | 'codes' | 'now'>,
  memberId: string,
) {
  const names = new Map((await codes.all()).map(({ id, description }) => [id, description]))
  const held = (scan: WaitingScan) => ({
    code: names.get(scan.codeId) ?? '',
    scannedAt: scan.scannedAt,
    receivedAt: scan.receivedAt,
    status: stateOf(scan, now()),
    decidedAt: scan.decidedAt,
  })
  return (await waitingScans.of(memberId)).map(held)
}
