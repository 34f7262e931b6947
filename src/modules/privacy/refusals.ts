import { refusal } from '#platform/kernel/refusal.ts'

export class ImplausibleBirthday extends refusal(
  'implausible-birthday',
  'invalid',
  () => 'Please enter a valid date of birth',
) {
  override readonly errors = [{ path: 'dateOfBirth', message: 'Please enter a valid date of birth' }]
}

export class UnknownTextVersion extends refusal(
  'unknown-text-version',
  'invalid',
  () => 'One of the texts has changed since you opened this form. Please reload the page and read it again.',
) {}

export class WrongPassword extends refusal(
  'wrong-password',
  'refused',
  () => 'That’s not your password. Nothing was deleted.',
) {
  override readonly errors = [{ path: 'password', message: 'That’s not your password. Nothing was deleted.' }]
}

/** The member signs in with a code or passkey instead. */
export class NoPassword extends refusal(
  'no-password',
  'refused',
  () => 'You don’t have a password yet. Choose one in your profile under “How you sign in”, then try again.',
) {}

export class StaffAccountStays extends refusal(
  'staff-account-stays',
  'forbidden',
  () => 'This is a staff account. Please ask the clinic’s owner to remove it.',
) {}

export class AccountIsGone extends refusal('account-is-gone', 'unknown-person', () => 'Unauthorized') {}
