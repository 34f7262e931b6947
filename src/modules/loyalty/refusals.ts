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
