import { refusal } from '#platform/kernel/refusal.ts'

/** Unknown, used, replaced or of somebody else: all look alike. */
export class WrongRecoveryCode extends refusal(
  'wrong-recovery-code',
  'unknown-person',
  () => 'This recovery code does not work: each works once, and new ones end those before them.',
) {}

export class NoRecoveryCodes extends refusal(
  'no-recovery-codes',
  'refused',
  () => 'Recovery codes were not made. Please try again.',
) {}
