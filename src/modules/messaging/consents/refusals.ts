import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownUnsubscribeLink extends refusal(
  'unknown-unsubscribe-link',
  'missing',
  () => 'This link is incomplete. Please open it from the email again.',
) {}

export class NumberStopped extends refusal(
  'number-stopped',
  'refused',
  () => 'This number replied STOP, so it can’t get texts.',
) {}

export class NoTextableNumber extends refusal(
  'no-textable-number',
  'refused',
  () => 'Please enter a phone number with its area code.',
) {}

export class TextsNotOffered extends refusal(
  'texts-not-offered',
  'refused',
  () => 'We don’t send text messages yet, so we can’t confirm your number.',
) {}

export class EnoughCodes extends refusal(
  'enough-codes',
  'too-many',
  () => 'That’s the most codes we can text in a day. Please try again tomorrow.',
) {
  override readonly retryAfterSeconds = 24 * 60 * 60
}

export class CodeExpired extends refusal(
  'code-expired',
  'refused',
  () => 'This code has expired. Please request a new one.',
) {}

export class WrongCode extends refusal('wrong-code', 'refused', () => 'That’s not the code we texted you.') {}
