import { type Refusal, refusal } from '#platform/kernel/refusal.ts'

export class WrongCredentials extends refusal(
  'wrong-credentials',
  'unknown-person',
  () => 'Please check your email and password.',
) {}

export class EmailTaken extends refusal(
  'email-taken',
  'conflict',
  () => 'There is already an account with this email address. Please sign in instead.',
) {}

export class NameMissing extends refusal('name-missing', 'invalid', () => 'First name is required') {
  override readonly errors = [{ path: 'firstName', message: 'First name is required' }]
}

export class PlaceholderEmail extends refusal(
  'placeholder-email',
  'invalid',
  () => 'Please enter your own email address.',
) {
  override readonly errors = [{ path: 'email', message: this.message }]
}

/** Protects against a stolen session, because an existing password is changed only by email. */
export class PasswordAlreadySet extends refusal(
  'password-already-set',
  'conflict',
  () => 'You already have a password. To change it, use “Forgot Password?” on the sign-in page.',
) {}

type Weakness = 'common' | 'own address' | 'short for staff'

const weaknesses: Readonly<Record<Weakness, string>> = {
  common: 'This is one of the most common passwords. Please choose another one.',
  'own address': 'Please choose a password that isn’t your email address.',
  'short for staff': 'A staff account needs a password of at least 8 characters.',
}

/** The caller passes the field, because joining and a reset use different names. */
export class WeakPassword extends refusal(
  'weak-password',
  'invalid',
  (weakness: Weakness) => weaknesses[weakness],
  'common',
) {
  static override readonly exampleFacts = ['common', 'password']
  override readonly errors: Refusal['errors']
  constructor(weakness: Weakness, path: 'password' | 'newPassword') {
    super(weakness)
    this.errors = [{ path, message: weaknesses[weakness] }]
  }
}

export class InvalidBirthday extends refusal(
  'invalid-birthday',
  'invalid',
  () => 'Please enter a valid date of birth',
) {
  override readonly errors = [{ path: 'dateOfBirth', message: 'Please enter a valid date of birth' }]
}

/** For unknown, used and expired links alike. */
export class InvalidResetLink extends refusal(
  'invalid-reset-link',
  'refused',
  () => 'This password reset link is invalid or has expired.',
) {}
