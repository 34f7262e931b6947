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
  () => 'That is not your password. We deleted nothing.',
) {
  override readonly errors = [{ path: 'password', message: 'That is not your password. We deleted nothing.' }]
}

export class StaffAccountStays extends refusal(
  'staff-account-stays',
  'forbidden',
  () => 'This is a staff account. Please ask the owner of the clinic to remove it.',
) {}

export class AccountIsGone extends refusal('account-is-gone', 'unknown-person', () => 'Unauthorized') {}
