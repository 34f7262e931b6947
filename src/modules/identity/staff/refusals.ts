import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownStaff extends refusal(
  'unknown-staff',
  'missing',
  () => 'This person is not on the staff list.',
) {}

export class LastOwner extends refusal(
  'last-owner',
  'conflict',
  () => 'There must always be an owner who can open the staff area.',
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
  () => 'Somebody used this link already, or it is too old. It works once, for 24 hours.',
) {}
