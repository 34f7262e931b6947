import { refusal } from '#platform/kernel/refusal.ts'

export class DetailsChanged extends refusal(
  'details-changed',
  'conflict',
  () => 'A colleague has just changed this patient’s name or birthday. Please check and try again.',
) {}

// The accounts throw this. It's repeated here for the contract of this route.

export class InvalidBirthday extends refusal(
  'invalid-birthday',
  'invalid',
  () => 'Please enter a valid date of birth',
) {
  override readonly errors = [{ path: 'dateOfBirth', message: 'Please enter a valid date of birth' }]
}
