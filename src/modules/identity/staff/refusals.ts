import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownStaff extends refusal(
  'unknown-staff',
  'missing',
  () => 'This person isn’t on the staff list.',
) {}

export class LastOwner extends refusal(
  'last-owner',
  'conflict',
  () => 'At least one owner must keep access to the staff area.',
) {}

export class CodeTaken extends refusal(
  'code-taken',
  'conflict',
  () => 'Please try again with another code.',
) {}

export class WrongStaffCode extends refusal(
  'wrong-staff-code',
  'unknown-person',
  () => 'Invalid admin code',
) {}

export class InvalidSignInLink extends refusal(
  'invalid-sign-in-link',
  'refused',
  () => 'This link was already used or has expired. Links work once, for 24 hours.',
) {}
