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
   * Counts a visit: the code's points, once per member, code and clinic day (D-12). A scan that the phone
   * kept while it had no signal counts for the day of `scannedAt`, up to 15 minutes later. Of a code that the desk's screen
   * no longer shows it counts by itself with the `proof` of that time only, and otherwise waits for the desk. Refuses with
   * `UnknownCode`, `InactiveCode`, `AlreadyCheckedIn`, `ChangedDeskCode`, `PrintedCodesOff`, `ScanTooOld`,
   * `ScanFromTheFuture`, `ScanDeclined`, `TooManyWaitingScans` (D-115).
   */
  checkIn(memberId: string, scanned: string, scannedAt?: Date, proof?: string): Promise<RecordedCheckIn>
  /**
   * Counts a visit that staff record, once per member, code and clinic day as a scan does, and tells the member; to be called
   * in one transaction. Refuses with `PatientGone`, `NoCodeToShow`, `InactiveCode`, `CheckedInToday`.
   */
  checkInAtDesk(visit: DeskCheckIn): Promise<CheckedInAtDesk>
  /**
   * Says, signed, that the member has the scanner open now. Good for one scan up to a minute later, until the member's
   * next one is issued.
   */
  issueScanProof(memberId: string): Promise<string>
  /** Scans of the last 24 hours that wait for the desk, the oldest first, from above the scan `after`; how many in all. */
  listScansToConfirm(limit: number, after: string | undefined): Promise<ScansToConfirm>
  /** The same of one member. */
  listOwnWaitingScans(memberId: string): Promise<readonly OwnWaitingScan[]>
  /**
   * Counts the visit of a waiting scan, for the day of the scan, and tells the member; a visit that is counted already
   * gives no points. To be called in one transaction. Refuses with `UnknownWaitingScan`, `ScanAlreadyDecided`,
   * `ScanExpired`, `PatientGone`, `VisitAlreadyCounted`.
   */
  confirmScan(decision: ScanDecision): Promise<DecidedScan>
  /**
   * Ends a waiting scan without points and tells the member; to be called in one transaction. Refuses with
   * `UnknownWaitingScan`, `ScanAlreadyDecided`, `ScanExpired`, `PatientGone`.
   */
  declineScan(decision: ScanDecision): Promise<DecidedScan>
  /** A pass for the desk's screen, good for 16 hours and for nothing else. Refuses with `NoCodeToShow`. */
  startDeskScreen(codeId: string, startedBy: string): Promise<StartedDeskScreen>
  /** The screens whose pass is good now, the latest first. */
  listDeskScreens(): Promise<readonly RunningDeskScreen[]>
  /**
   * Makes a screen's pass worthless; the code that it shows is taken for up to a minute more. Refuses with
   * `UnknownDeskScreen`, or `DeskScreenEnded` where the screen ends itself by its pass.
   */
  endDeskScreen(screen: { readonly id: string } | { readonly pass: string }): Promise<void>
  /**
   * What a desk screen with this pass shows for up to 30 seconds, and by first name who has just checked in, where it
   * greets. Refuses with `DeskScreenEnded`, `NoCodeToShow`.
   */
  showDeskCode(screen: { readonly pass: string; readonly greets: boolean }): Promise<ShownDeskCode>
  /** The active codes by description. */
  listCheckInCodes(): Promise<readonly ListedCode[]>
  /** Makes the three default codes where they are missing and gives the active ones. */
  seedCheckInCodes(): Promise<readonly ListedCode[]>
  /** The member's scans that waited for the desk, decided ones included. */
  personalDataOf(memberId: string): Promise<object>
  /** Deletes the member's proof and the scans that waited for the desk. */
  eraseMember(memberId: string): Promise<void>
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
    async eraseMember(memberId) {
      await ports.scanProofs.forget(memberId)
      await ports.waitingScans.forget(memberId)
    },
  }
}
