import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownUnsubscribeLink extends refusal(
  'unknown-unsubscribe-link',
  'missing',
  () => 'This link is not complete. Please open it from the e-mail again.',
) {}

export class NumberStopped extends refusal(
  'number-stopped',
  'refused',
  () => 'This number answered STOP: it gets no texts.',
) {}

export class NoTextableNumber extends refusal(
  'no-textable-number',
  'refused',
  () => 'Please enter a phone number with its area code.',
) {}

export class TextsNotOffered extends refusal(
  'texts-not-offered',
  'refused',
  () => 'We don’t send text messages yet, so we can’t confirm a number.',
) {}

export class EnoughCodes extends refusal(
  'enough-codes',
  'too-many',
  () => 'We have texted enough codes for today. Please try again tomorrow.',
) {
  override readonly retryAfterSeconds = 24 * 60 * 60
}

export class CodeExpired extends refusal(
  'code-expired',
  'refused',
  () => 'This code is no longer good. Please ask for a new one.',
) {}

export class WrongCode extends refusal(
  'wrong-code',
  'refused',
  () => 'This is not the code that we texted you.',
) {}
