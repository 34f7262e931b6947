import type { WaitingScan } from './ports.ts'

/** How long the desk can confirm a scan, in hours: one from closing time can wait until the morning. */
const confirmableHours = 24

/** How many of a member's scans can wait at the same time. */
export const mostWaiting = 5

/** Scans after this time can still be confirmed. */
export const confirmableSince = (at: Date) => new Date(at.getTime() - confirmableHours * 3_600_000)

/** The time at which the scan expires without a decision. */
export const confirmableUntil = (scannedAt: Date) =>
  new Date(scannedAt.getTime() + confirmableHours * 3_600_000)

/** A waiting scan as the desk sees it. */
export interface ScanToConfirm {
  readonly id: string
  readonly memberId: string
  readonly patient: string
  readonly email: string
  /** The code's description. */
  readonly description: string
  readonly pointsValue: number
  readonly scannedAt: Date
}

/** One page of waiting scans, and the total count. */
export interface ScansToConfirm {
  readonly scans: readonly ScanToConfirm[]
  readonly total: number
}

/** A waiting scan as the member sees it. */
export interface OwnWaitingScan {
  readonly id: string
  readonly description: string
  readonly scannedAt: Date
  readonly until: Date
}

export interface ScanDecision {
  readonly scanId: string
  /** 'staff:' plus the person's ID. */
  readonly actor: string
}

export interface DecidedScan {
  readonly memberId: string
  readonly patient: string
  /** 0 if the visit was already counted or the scan was declined. */
  readonly points: number
}

/** A scan's current status, including expired. */
export function stateOf({ status, scannedAt }: WaitingScan, at: Date): WaitingScan['status'] | 'expired' {
  return status === 'waiting' && scannedAt <= confirmableSince(at) ? 'expired' : status
}
