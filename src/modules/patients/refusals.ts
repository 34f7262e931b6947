import { refusal } from '#platform/kernel/refusal.ts'

export class NoSuchPatient extends refusal(
  'no-such-patient',
  'missing',
  () => 'This patient no longer has an account.',
) {}

export class UnknownCursor extends refusal(
  'unknown-cursor',
  'invalid',
  () => 'We lost your place in this list. Please reload it.',
) {}
