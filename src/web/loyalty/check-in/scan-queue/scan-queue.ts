/**
 * A scan on its way to the clinic. Its id is the Idempotency-Key, so that it counts once however often it is sent.
 */
export interface Scan {
  readonly id: string
  readonly memberId: string
  readonly code: string
  readonly scannedAt: string
  /** What the clinic gave before the scan, for a code of the desk’s screen. */
  readonly proof?: string
}

/** A scan that this browser keeps until the clinic has answered, and then, if it was refused, until that was read. */
export interface QueuedScan extends Scan {
  readonly refusal?: string | undefined
  /** Sending it has failed: it is no longer on its way but waits for a signal. */
  readonly waits?: true
  /** The clinic has it; the front desk is to confirm it. */
  readonly atDesk?: true
}

const oldestMs = 15 * 60_000
const keyOf = ({ memberId, id }: Scan) => `scan:${memberId}:${id}`
const own = new EventTarget()

/** Puts a scan where neither a lost signal nor a closed tab can lose it. Answers whether the browser has taken it. */
export function keepScan(scan: QueuedScan): boolean {
  if (!scan.memberId) return false
  try {
    localStorage.setItem(keyOf(scan), JSON.stringify(scan))
    return true
  } catch {
    return false
  } finally {
    own.dispatchEvent(new Event('change'))
  }
}

/** The clinic has the scan now: it is not sent again, and the desk has to confirm it. */
export const leaveToDesk = ({ waits: _sent, ...scan }: QueuedScan) => keepScan({ ...scan, atDesk: true })

export function dropScan(scan: Scan): void {
  localStorage.removeItem(keyOf(scan))
  own.dispatchEvent(new Event('change'))
}

/** The member's kept scans, oldest first. */
export const keptScansOf = (memberId: string): readonly QueuedScan[] => parsed(rawScansOf(memberId))

/** Those that can still count. */
export const scansToSend = (memberId: string): readonly QueuedScan[] =>
  keptScansOf(memberId).filter(scan => !scan.refusal && !scan.atDesk && !isTooOld(scan))

/** Nobody has read for a day why it did not count. */
export const isForgotten = ({ scannedAt }: Scan) => Date.now() - Date.parse(scannedAt) > 24 * 60 * 60_000

export const isTooOld = ({ scannedAt }: Scan, now = Date.now()) => now - Date.parse(scannedAt) > oldestMs

/** The kept scans as one text: the same as long as they are the same. */
export function rawScansOf(memberId: string): string {
  try {
    const keys = Object.keys(localStorage).filter(key => key.startsWith(`scan:${memberId}:`))
    return `[${keys.map(key => localStorage.getItem(key)).join()}]`
  } catch {
    return '[]'
  }
}

export function parsed(raw: string): readonly QueuedScan[] {
  const scans = JSON.parse(raw) as QueuedScan[]
  return scans.sort((a, b) => a.scannedAt.localeCompare(b.scannedAt))
}

/** Calls when the scans change, in this tab or in another. */
export function onScansChanged(listener: () => void): () => void {
  own.addEventListener('change', listener)
  addEventListener('storage', listener)
  return () => {
    own.removeEventListener('change', listener)
    removeEventListener('storage', listener)
  }
}
