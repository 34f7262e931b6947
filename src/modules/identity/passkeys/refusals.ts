import { refusal } from '#platform/kernel/refusal.ts'
import { mostPasskeys } from './passkey.ts'

/** For unknown passkeys, someone else's, another origin's, and expired or reused ones alike. */
export class WrongPasskey extends refusal(
  'wrong-passkey',
  'unknown-person',
  () => 'This passkey didn’t work. Please try again, or sign in another way.',
) {}

export class StoppedPasskey extends refusal(
  'stopped-passkey',
  'unknown-person',
  () =>
    'We turned off this passkey because it may have been copied. Please sign in another way and remove it.',
) {}

export class PasskeyNotAdded extends refusal(
  'passkey-not-added',
  'refused',
  () => 'We couldn’t add the passkey. Please try again.',
) {}

export class TooManyPasskeys extends refusal(
  'too-many-passkeys',
  'conflict',
  () => `You already have ${mostPasskeys} passkeys. Please remove one you don’t use.`,
) {}

export class UnknownPasskey extends refusal(
  'unknown-passkey',
  'missing',
  () => 'This passkey no longer exists.',
) {}
