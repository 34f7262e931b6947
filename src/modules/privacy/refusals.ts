import { refusal } from '#platform/kernel/refusal.ts'

export class ImplausibleBirthday extends refusal(
  'implausible-birthday',
  'invalid',
  () => 'Please enter a valid date of birth',
) {
  override readonly errors = [{ path: 'dateOfBirth', message: 'Please enter a valid date of birth' }]
}
