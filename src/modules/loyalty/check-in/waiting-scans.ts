import type { WaitingScan } from './ports.ts'

/** For how long the desk can confirm a scan, in hours: a scan of the last minute of the day can wait for the morning. */
const confirmableHours = 24

/** How many scans of one member may wait at once. */
export const mostWaiting = 5

/** Scans after this instant can still be confirmed. */
export const confirmableSince = (at: Date) => new Date(at.getTime() - confirmableHours * 3_600_000)

/** From this instant on a scan ends without a decision. */
export const confirmableUntil = (scannedAt: Date) =>
  new Date(scannedAt.getTime() + confirmableHours * 3_600_000)

/** A scan that waits, as the desk sees it. */
export interface ScanToConfirm {
  readonly id: string
  readonly memberId: string
  readonly patient: string
  readonly email: string
  /** What the code is called. */
  readonly description: string
  readonly pointsValue: number
  readonly scannedAt: Date
}

/** A part of them, and how many there are in all. */
export interface ScansToConfirm {
  readonly scans: readonly ScanToConfirm[]
  readonly total: number
}

/** The same as its member sees it. */
export interface OwnWaitingScan {
  readonly id: string
  readonly description: string
  readonly scannedAt: Date
  readonly until: Date
}

export interface ScanDecision {
  readonly scanId: string
  /** 'staff:' plus the person's id. */
  readonly actor: string
}

export interface DecidedScan {
  readonly memberId: string
  readonly patient: string
  /** 0 when the visit was counted already or was declined. */
  readonly points: number
}

/** How a scan ended, or that it waits. */
export function stateOf({ status, scannedAt }: WaitingScan, at: Date): WaitingScan['status'] | 'expired' {
  return status === 'waiting' && scannedAt <= confirmableSince(at) ? 'expired' : status
}
