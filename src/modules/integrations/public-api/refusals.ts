import { refusal } from '#platform/kernel/refusal.ts'

export class NoSuchMember extends refusal(
  'no-such-member',
  'missing',
  () => 'No member has this ID or email address.',
) {}

// The underlying calls throw these. They're repeated here for the contract of these routes.

export class InvalidPhone extends refusal(
  'invalid-phone',
  'invalid',
  () => 'Please enter a valid phone number',
) {}

export class InvalidBirthday extends refusal(
  'invalid-birthday',
  'invalid',
  () => 'Please enter a valid date of birth',
) {}

export class ContactTaken extends refusal(
  'contact-taken',
  'conflict',
  ({ patient, kind }: { readonly patient: string; readonly kind: 'email' | 'phone' }) =>
    `${patient} already has this ${kind === 'email' ? 'email address' : 'phone number'}. If they share it, both can keep it.`,
  { patient: 'Mia Hart', kind: 'phone' },
) {}

export class ExternalIdTaken extends refusal(
  'external-id-taken',
  'conflict',
  () => 'Another member already has this external ID.',
) {}

export class UnknownCursor extends refusal(
  'unknown-cursor',
  'invalid',
  () => 'We lost your place in this list. Please reload it.',
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
  () => 'This location doesn’t exist.',
) {}

export class ProbableDuplicate extends refusal(
  'probable-duplicate',
  'conflict',
  (patient: string, service: string) =>
    `${patient} already has points for ${service} today. Confirm to count it twice.`,
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
  (day: string) => `This voucher was already used on ${day}.`,
  'Saturday, November 21',
) {}

export class VoucherExpired extends refusal(
  'voucher-expired',
  'refused',
  (day: string) => `This voucher expired on ${day}.`,
  'Monday, November 30',
) {}
