import { type CheckedInAtDesk, checkInAtDesk, type DeskCheckIn } from './check-in-at-desk.ts'
import { confirmScan, declineScan } from './decide-scan.ts'
import {
  endDeskScreen,
  listDeskScreens,
  type RunningDeskScreen,
  type ShownDeskCode,
  type StartedDeskScreen,
  showDeskCode,
  startDeskScreen,
} from './desk-screen.ts'
import { issueScanProof } from './issue-scan-proof.ts'
import { type ListedCode, listCheckInCodes, seedCheckInCodes } from './list-check-in-codes.ts'
import { listHeldScans, listOwnWaitingScans, listScansToConfirm } from './list-waiting-scans.ts'
import type { CheckInPorts } from './ports.ts'
import { type RecordedCheckIn, recordCheckIn } from './record-check-in.ts'
import type { DecidedScan, OwnWaitingScan, ScanDecision, ScansToConfirm } from './waiting-scans.ts'

export interface CheckIn {
  /**
   * Counts a visit: the code's points, once per member, code and clinic day (D-12). A scan that the phone stored
   * without a signal counts for the day of `scannedAt`, up to 15 minutes later. If the desk's screen no longer shows
   * the code, the scan needs a matching `proof`; otherwise it waits for the desk (D-115). Refuses with `UnknownCode`,
   * `InactiveCode`, `AlreadyCheckedIn`, `ChangedDeskCode`, `PrintedCodesOff`, `ScanTooOld`, `ScanFromTheFuture`,
   * `ScanDeclined`, `TooManyWaitingScans`.
   */
  checkIn(memberId: string, scanned: string, scannedAt?: Date, proof?: string): Promise<RecordedCheckIn>
  /**
   * Counts a visit recorded by staff, once per member, code and clinic day like a scan, and notifies the member. Call
   * it in a transaction. Refuses with `PatientGone`, `NoCodeToShow`, `InactiveCode`, `CheckedInToday`.
   */
  checkInAtDesk(visit: DeskCheckIn): Promise<CheckedInAtDesk>
  /**
   * A signed proof that the member has the scanner open now. It's good for one scan within a minute, and only until the
   * next proof is issued.
   */
  issueScanProof(memberId: string): Promise<string>
  /** Scans of the last 24 hours that wait for the desk, oldest first, starting after `after`, with the total count. */
  listScansToConfirm(limit: number, after: string | undefined): Promise<ScansToConfirm>
  /** The member's waiting scans. */
  listOwnWaitingScans(memberId: string): Promise<readonly OwnWaitingScan[]>
  /**
   * Counts the visit of a waiting scan for the day of the scan, and notifies the member. If the visit was already
   * counted, it adds no points. Call it in a transaction. Refuses with `UnknownWaitingScan`, `ScanAlreadyDecided`,
   * `ScanExpired`, `PatientGone`, `VisitAlreadyCounted`.
   */
  confirmScan(decision: ScanDecision): Promise<DecidedScan>
  /**
   * Declines a waiting scan without points and notifies the member. Call it in a transaction. Refuses with
   * `UnknownWaitingScan`, `ScanAlreadyDecided`, `ScanExpired`, `PatientGone`.
   */
  declineScan(decision: ScanDecision): Promise<DecidedScan>
  /** Issues a pass for the desk's screen, valid for 16 hours and only for that. Refuses with `NoCodeToShow`. */
  startDeskScreen(codeId: string, startedBy: string): Promise<StartedDeskScreen>
  /** The screens whose pass is still valid, newest first. */
  listDeskScreens(): Promise<readonly RunningDeskScreen[]>
  /**
   * Revokes a screen's pass; its current code is accepted for up to another minute. Refuses with `UnknownDeskScreen`,
   * or with `DeskScreenEnded` if the screen ends itself using its pass.
   */
  endDeskScreen(screen: { readonly id: string } | { readonly pass: string }): Promise<void>
  /**
   * The code for the screen with this pass, good for up to 30 seconds. If the screen greets, also the first names of
   * patients who just checked in. Refuses with `DeskScreenEnded`, `NoCodeToShow`.
   */
  showDeskCode(screen: { readonly pass: string; readonly greets: boolean }): Promise<ShownDeskCode>
  /** The active codes, by description. */
  listCheckInCodes(): Promise<readonly ListedCode[]>
  /** Creates the default codes if the clinic never had any, and returns the active ones. */
  seedCheckInCodes(): Promise<readonly ListedCode[]>
  /** The member's scans that had to wait for the desk, including decided ones. */
  personalDataOf(memberId: string): Promise<object>
  /** Deletes the member's proof and waiting scans. */
  eraseMembers(memberIds: readonly string[]): Promise<void>
}

export function openCheckIn(ports: CheckInPorts): CheckIn {
  return {
    checkIn: (memberId, scanned, scannedAt, proof) =>
      recordCheckIn(ports, { memberId, scanned, scannedAt, proof }),
    checkInAtDesk: visit => checkInAtDesk(ports, visit),
    issueScanProof: memberId => issueScanProof(ports, memberId),
    listScansToConfirm: (limit, after) => listScansToConfirm(ports, limit, after),
    listOwnWaitingScans: memberId => listOwnWaitingScans(ports, memberId),
    confirmScan: decision => confirmScan(ports, decision),
    declineScan: decision => declineScan(ports, decision),
    startDeskScreen: (codeId, startedBy) => startDeskScreen(ports, codeId, startedBy),
    listDeskScreens: () => listDeskScreens(ports),
    endDeskScreen: screen => endDeskScreen(ports, screen),
    showDeskCode: screen => showDeskCode(ports, screen),
    listCheckInCodes: () => listCheckInCodes(ports),
    seedCheckInCodes: () => seedCheckInCodes(ports),
    personalDataOf: async memberId => ({ scansForTheDesk: await listHeldScans(ports, memberId) }),
    async eraseMembers(memberIds) {
      await ports.scanProofs.forget(memberIds)
      await ports.waitingScans.forget(memberIds)
    },
  }
}
