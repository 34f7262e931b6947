import { figure, pointsNeeded } from '#platform/kernel/points.ts'
import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownCode extends refusal(
  'unknown-check-in-code',
  'refused',
  () => 'We don’t know this QR code. Please scan the one at the front desk.',
) {}

export class InactiveCode extends refusal(
  'inactive-check-in-code',
  'refused',
  () => 'This QR code is no longer in use. Please ask at the front desk for the current one.',
) {}

export class AlreadyCheckedIn extends refusal(
  'already-checked-in',
  'refused',
  (again: string) => `You have already checked in with this code today. You can use it again from ${again}.`,
  'Saturday, November 21',
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

export class NotEnoughPoints extends refusal(
  'not-enough-points',
  'refused',
  (balance: number, needed: number) =>
    needed > balance
      ? `${pointsNeeded(needed - balance)}: this takes ${figure(needed)} and the balance is ${figure(balance)}.`
      : 'There are not enough points for this.',
  50,
  100,
) {}

export class UnknownGoal extends refusal('unknown-goal', 'missing', () => 'This reward no longer exists.') {}

export class AlreadyClaimed extends refusal(
  'already-claimed',
  'refused',
  (title: string) => `You have already claimed ${title}. Your voucher is under My vouchers.`,
  '$25 Credit',
) {}

export class AlreadyCredited extends refusal(
  'already-credited',
  'refused',
  () => 'The points for this treatment’s progress photo were credited already.',
) {}

export class UnknownPatient extends refusal(
  'unknown-patient',
  'missing',
  () => 'No patient has this email address.',
) {}

export class UnknownService extends refusal(
  'unknown-service',
  'missing',
  () => 'This service no longer exists.',
) {}

export class UnknownLocation extends refusal(
  'unknown-location',
  'missing',
  () => 'This location does not exist.',
) {}

export class ProbableDuplicate extends refusal(
  'probable-duplicate',
  'conflict',
  (patient: string, service: string) =>
    `${patient} already has points for ${service} today. Confirm to count it a second time.`,
  'Mia Hart',
  'HydraFacial',
) {}

export class UnknownAward extends refusal('unknown-award', 'missing', () => 'This award no longer exists.') {}

export class AlreadyUndone extends refusal(
  'already-undone',
  'conflict',
  () => 'This award was already undone.',
) {}

export class TooLateToUndo extends refusal(
  'too-late-to-undo',
  'refused',
  () => 'An award can be undone within 72 hours. Please correct the points under Patient Management.',
) {}

export class PointsAlreadySpent extends refusal(
  'points-already-spent',
  'conflict',
  (points: number, balance: number) =>
    `The points were spent already: undoing takes back ${figure(points)}, and the balance is ${figure(balance)}.`,
  65,
  10,
) {}

export class UnknownVoucher extends refusal(
  'unknown-voucher',
  'missing',
  () => 'No voucher has this code. Please check it and try again.',
) {}

export class VoucherUsed extends refusal(
  'voucher-used',
  'conflict',
  (day: string) => `This voucher was already used on ${day}.`,
  'Saturday, November 21',
) {}

export class VoucherExpired extends refusal(
  'voucher-expired',
  'refused',
  (day: string) => `This voucher ended on ${day}.`,
  'Monday, November 30',
) {}

export class VoucherNotUsed extends refusal(
  'voucher-not-used',
  'conflict',
  () => 'This voucher is not used: there is nothing to undo.',
) {}

export class TooLateToTakeBack extends refusal(
  'too-late-to-take-back',
  'refused',
  (day: string) => `This voucher was used on ${day}. A mistake can be undone on the same day only.`,
  'Friday, November 20',
) {}

export class ChangedDeskCode extends refusal(
  'changed-desk-code',
  'refused',
  () => 'This QR code has changed already. Please scan the one that the screen at the front desk shows now.',
) {}

export class PrintedCodesOff extends refusal(
  'printed-codes-off',
  'refused',
  () => 'Printed QR codes no longer count. Please scan the one on the screen at the front desk.',
) {}

export class NoCodeToShow extends refusal(
  'no-code-to-show',
  'missing',
  () => 'This QR code is no longer in use. Please choose another one.',
) {}

export class DeskScreenEnded extends refusal(
  'desk-screen-ended',
  'forbidden',
  () => 'This screen’s time is over. Please start it again from the staff area.',
) {}

export class UnknownDeskScreen extends refusal(
  'unknown-desk-screen',
  'missing',
  () => 'This screen is over already.',
) {}

export class PatientGone extends refusal(
  'patient-gone',
  'missing',
  () => 'This patient no longer has an account.',
) {}

export class NothingToChange extends refusal(
  'nothing-to-change',
  'refused',
  () => 'The balance would stay as it is, so nothing was changed.',
) {}

export class OfferAlreadySent extends refusal(
  'offer-already-sent',
  'conflict',
  (patient: string) => `${patient} already has this month’s 10% offer. It can be sent again next month.`,
  'Mia Hart',
) {}
