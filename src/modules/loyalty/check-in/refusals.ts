import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownCode extends refusal(
  'unknown-check-in-code',
  'refused',
  () => 'This isn’t one of our QR codes. Please scan the one at the front desk.',
) {}

export class InactiveCode extends refusal(
  'inactive-check-in-code',
  'refused',
  () => 'This QR code is no longer in use. Please ask for the current one at the front desk.',
) {}

export class AlreadyCheckedIn extends refusal(
  'already-checked-in',
  'refused',
  (again: string) => `You have already checked in with this code today. You can use it again on ${again}.`,
  'Saturday, November 21',
) {}

export class CheckedInToday extends refusal(
  'checked-in-today',
  'conflict',
  (patient: string) => `${patient} has already checked in with this code today.`,
  'Mia Hart',
) {}

export class ScanTooOld extends refusal(
  'scan-too-old',
  'refused',
  () =>
    'This scan is more than 15 minutes old and no longer counts. Please scan the code at the front desk again.',
) {}

export class ScanFromTheFuture extends refusal(
  'scan-from-the-future',
  'refused',
  () => 'Your phone’s clock is ahead of ours. Please set its date and time, then scan the code again.',
) {}

export class ChangedDeskCode extends refusal(
  'changed-desk-code',
  'refused',
  () => 'This QR code has expired. Please scan the one on the front desk screen now.',
) {}

export class PrintedCodesOff extends refusal(
  'printed-codes-off',
  'refused',
  () => 'Printed QR codes no longer work. Please scan the one on the front desk screen.',
) {}

export class NoCodeToShow extends refusal(
  'no-code-to-show',
  'missing',
  () => 'This QR code is no longer in use. Please choose another one.',
) {}

export class DeskScreenEnded extends refusal(
  'desk-screen-ended',
  'forbidden',
  () => 'This screen has timed out. Please start it again from the staff area.',
) {}

export class UnknownDeskScreen extends refusal(
  'unknown-desk-screen',
  'missing',
  () => 'This screen has already ended.',
) {}

export class ScanDeclined extends refusal(
  'scan-declined',
  'refused',
  () => 'The front desk didn’t confirm this check-in. Please scan the code on their screen now.',
) {}

export class TooManyWaitingScans extends refusal(
  'too-many-waiting-scans',
  'refused',
  () => 'Several of your check-ins are waiting to be confirmed. Please ask at the front desk.',
) {}

export class UnknownWaitingScan extends refusal(
  'unknown-waiting-scan',
  'missing',
  () => 'This scan no longer exists.',
) {}

export class ScanAlreadyDecided extends refusal(
  'scan-already-decided',
  'conflict',
  (verdict: 'confirmed' | 'declined') => `This scan was already ${verdict}.`,
  'confirmed',
) {}

export class ScanExpired extends refusal(
  'waiting-scan-expired',
  'refused',
  () =>
    'This scan is more than 24 hours old, so it can’t be confirmed. Please correct the points under Patient Management.',
) {}

export class VisitAlreadyCounted extends refusal(
  'visit-already-counted',
  'conflict',
  (patient: string) => `${patient} just checked in with this code. There’s nothing left to confirm.`,
  'Mia Hart',
) {}

export class AllCodesRetired extends refusal(
  'all-codes-retired',
  'conflict',
  () => 'All of your codes are retired. Please add or restore one under Program → Check-in Codes.',
) {}
