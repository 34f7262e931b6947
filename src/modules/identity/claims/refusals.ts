import { refusal } from '#platform/kernel/refusal.ts'

const enterContact = 'Please enter an email address, or a phone number with its area code'

export class InvalidContact extends refusal('invalid-contact', 'invalid', () => enterContact) {
  override readonly errors = [{ path: 'contact', message: enterContact }]
}

/** For every phone number alike. */
export class TextsNotSetUp extends refusal(
  'texts-not-set-up',
  'refused',
  () => 'We can’t text codes. Please use your email address, or ask the front desk to show you a code.',
) {}

/** Also for an unknown contact, so that the two can't be told apart. */
export class WrongSignInCode extends refusal(
  'wrong-sign-in-code',
  'unknown-person',
  () => 'That code isn’t right. Please check it and try again.',
) {}

/** Expired, used, replaced or tried too often. */
export class SignInCodeExpired extends refusal(
  'sign-in-code-expired',
  'unknown-person',
  () => 'This code no longer works. Please get a new one.',
) {}

/** For unknown, used and expired codes alike. */
export class InvalidDeskCode extends refusal(
  'invalid-claim-code',
  'unknown-person',
  () => 'This code was already used or has expired. Please ask the front desk for a new one.',
) {}

/** For cards that are unknown, used, replaced, expired, tried too often or answered wrongly alike. */
export class InvalidClaimCard extends refusal(
  'invalid-claim-card',
  'unknown-person',
  () =>
    'We couldn’t sign you in with this card. Please check what you entered. If everything is right, the card no longer works. Please ask the front desk for help.',
) {}

/** Otherwise staff could bypass the patient's credentials. */
export class AlreadyClaimed extends refusal(
  'already-claimed',
  'conflict',
  () => 'This patient already signs in with a password or a passkey, so a code can’t sign them in here.',
) {}

export class UnknownPatient extends refusal(
  'no-such-patient',
  'missing',
  () => 'We can’t find this patient.',
) {}
