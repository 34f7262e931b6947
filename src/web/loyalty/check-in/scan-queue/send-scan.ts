import { checkIn } from '#api/check-in/check-in.ts'
import type { CheckInAnswer } from '#api/schemas/index.ts'
import { ApiError, isFinal, NetworkError } from '../../../data/request.ts'
import { dayOf } from '../../../format/days.ts'
import { proofFor } from './scan-proof.ts'
import { dropScan, keepScan, leaveToDesk, type Scan, scansToSend } from './scan-queue.ts'

/** The connection was lost; the scan is kept until it's back. */
export class ScanKept extends Error {
  constructor() {
    super('The scan is kept until there is a signal.')
  }
}

const onTheWay = new Map<string, Promise<CheckInAnswer>>()

export const isInFlight = ({ id }: Scan) => onTheWay.has(id)

/** A new scan, or the kept one if this code was already scanned today and is still unsent. */
export function scanOf(memberId: string, code: string): Scan {
  const scannedAt = new Date().toISOString()
  const waiting = scansToSend(memberId).find(
    scan => scan.code === code && dayOf(scan.scannedAt) === dayOf(scannedAt),
  )
  const proof = proofFor(memberId, code)
  return waiting ?? { id: crypto.randomUUID(), memberId, code, scannedAt, ...(proof && { proof }) }
}

/** Sends a scan. If it is sent twice at the same time, the second call waits for the first one's response. */
export function sendScan({ id, code, scannedAt, proof }: Scan): Promise<CheckInAnswer> {
  const sent =
    onTheWay.get(id) ??
    post({ code, scannedAt, ...(proof && { proof }) }, id).finally(() => onTheWay.delete(id))
  onTheWay.set(id, sent)
  return sent
}

/** Sends a new scan. Saves it first, so that neither a lost response nor a closed tab loses it. */
export async function sendFreshScan(scan: Scan): Promise<CheckInAnswer> {
  const kept = keepScan(scan)
  try {
    const answer = await sendScan(scan).catch(error => {
      // The phone's clock is wrong. But since it reached us, the scan was made just now.
      if (isAboutTheClock(error)) return post({ code: scan.code }, `${scan.id} now`)
      throw error
    })
    if (answer.waitsForDesk) leaveToDesk(scan)
    else dropScan(scan)
    return answer
  } catch (error) {
    if (error instanceof NetworkError && kept && keepScan({ ...scan, waits: true })) throw new ScanKept()
    const isUndecided = error instanceof ApiError && error.status < 500 && !isFinal(error)
    if (!isUndecided) dropScan(scan)
    throw error
  }
}

const post = (body: Parameters<typeof checkIn>[0], key: string) =>
  checkIn(body, { headers: { 'Idempotency-Key': key } })

const isAboutTheClock = (error: unknown) =>
  error instanceof ApiError && (error.code === 'scan-too-old' || error.code === 'scan-from-the-future')
