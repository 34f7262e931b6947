/** A scan to send to the server. Its ID is the Idempotency-Key, so it counts only once, however often it's sent. */
export interface Scan {
  readonly id: string
  readonly memberId: string
  readonly code: string
  readonly scannedAt: string
  /** Issued by the server before the scan, for a code from the desk’s screen. */
  readonly proof?: string
}

/** A scan that this browser keeps until the server responds and, if it was refused, until the member has read that. */
export interface QueuedScan extends Scan {
  readonly refusal?: string | undefined
  /** Sending failed: it now waits for a connection. */
  readonly waits?: true
  /** The server has it, and the front desk must confirm it. */
  readonly atDesk?: true
}

const oldestMs = 15 * 60_000
const keyOf = ({ memberId, id }: Scan) => `scan:${memberId}:${id}`
const own = new EventTarget()

/** Saves a scan, so that neither a lost connection nor a closed tab loses it. Returns whether the browser saved it. */
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

/** The server has the scan: it isn't sent again, and the desk must confirm it. */
export const leaveToDesk = ({ waits: _sent, ...scan }: QueuedScan) => keepScan({ ...scan, atDesk: true })

export function dropScan(scan: Scan): void {
  localStorage.removeItem(keyOf(scan))
  own.dispatchEvent(new Event('change'))
}

/** The member's kept scans, oldest first. */
export const keptScansOf = (memberId: string): readonly QueuedScan[] => parsed(rawScansOf(memberId))

/** Scans that can still count. */
export const scansToSend = (memberId: string): readonly QueuedScan[] =>
  keptScansOf(memberId).filter(scan => !scan.refusal && !scan.atDesk && !isTooOld(scan))

/** Refused scans are dropped after a day, read or not. */
export const isForgotten = ({ scannedAt }: Scan) => Date.now() - Date.parse(scannedAt) > 24 * 60 * 60_000

export const isTooOld = ({ scannedAt }: Scan, now = Date.now()) => now - Date.parse(scannedAt) > oldestMs

/** The kept scans as one text, which is equal if they are unchanged. */
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

/** Calls the listener when the scans change, in this tab or another. */
export function onScansChanged(listener: () => void): () => void {
  own.addEventListener('change', listener)
  addEventListener('storage', listener)
  return () => {
    own.removeEventListener('change', listener)
    removeEventListener('storage', listener)
  }
}
