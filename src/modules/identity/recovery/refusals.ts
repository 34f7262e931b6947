import { refusal } from '#platform/kernel/refusal.ts'

/** For unknown, used, replaced and someone else's codes alike. */
export class WrongRecoveryCode extends refusal(
  'wrong-recovery-code',
  'unknown-person',
  () => 'This recovery code doesn’t work. Each code works once, and creating new codes cancels the old ones.',
) {}

export class NoRecoveryCodes extends refusal(
  'no-recovery-codes',
  'refused',
  () => 'We couldn’t create recovery codes. Please try again.',
) {}
