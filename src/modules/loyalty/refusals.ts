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
      ? `${needed - balance} more points needed: this takes ${needed} and the balance is ${balance}.`
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
