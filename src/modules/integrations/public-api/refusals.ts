import { refusal } from '#platform/kernel/refusal.ts'

export class NoSuchMember extends refusal(
  'no-such-member',
  'missing',
  () => 'There is no member with this id or email address.',
) {}

// What the calls behind refuse: they throw it, and the contract of these routes says so as well.

export class UnknownCursor extends refusal(
  'unknown-cursor',
  'invalid',
  () => 'This place in the list is not known. Please load the list again.',
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

export class UnknownVoucher extends refusal(
  'unknown-voucher',
  'missing',
  () => 'No voucher has this code. Please check it and try again.',
) {}

export class VoucherUsed extends refusal(
  'voucher-used',
  'conflict',
  (day: string) => `The patient used this voucher on ${day} already.`,
  'Saturday, November 21',
) {}

export class VoucherExpired extends refusal(
  'voucher-expired',
  'refused',
  (day: string) => `This voucher ended on ${day}.`,
  'Monday, November 30',
) {}
