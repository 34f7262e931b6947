import { refusal } from '#platform/kernel/refusal.ts'

const invalid = {
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  placeholder: 'Please enter your own email address.',
} as const

export class InvalidNewContact extends refusal(
  'invalid-new-contact',
  'invalid',
  ({ kind }: { readonly kind: keyof typeof invalid }) => invalid[kind],
  { kind: 'email' },
) {
  override readonly errors = [{ path: 'value', message: this.message }]
}

export class SameContact extends refusal('same-contact', 'invalid', () => 'You already use this one.') {
  override readonly errors = [{ path: 'value', message: 'You already use this one.' }]
}

/** Changed or removed in the meantime, in another tab or by staff. */
export class ContactGone extends refusal(
  'contact-gone',
  'conflict',
  () => 'Your contacts have changed. Please try again.',
) {}

export class NoTextsForChange extends refusal(
  'no-texts-for-change',
  'refused',
  () => 'We can’t text codes. Please ask the front desk to change your phone number.',
) {}

/** Doesn't say which code is wrong, so that guessing needs both. */
export class WrongChangeCode extends refusal(
  'wrong-change-code',
  'invalid',
  ({ both }: { readonly both: boolean }) =>
    both ? 'One of these codes isn’t right. Please check both.' : 'That code isn’t right. Please check it.',
  { both: true },
) {}

export class AddressTaken extends refusal(
  'address-taken',
  'conflict',
  () => 'Another patient already has this address.',
) {
  override readonly errors = [{ path: 'email', message: 'Another patient already has this address.' }]
}

/** An address such as `noemail@…`. */
export class PlaceholderAddress extends refusal(
  'placeholder-address',
  'invalid',
  () => 'This isn’t a real email address. Please enter one that the patient uses.',
) {
  override readonly errors = [{ path: 'email', message: this.message }]
}

/** By the patient or a colleague, in the meantime. */
export class SignInAddressChanged extends refusal(
  'sign-in-address-changed',
  'conflict',
  () => 'This patient’s contacts have changed. Please reload the page.',
) {}

/** Expired, used, replaced or tried too often. */
export class ContactChangeEnded extends refusal(
  'contact-change-ended',
  'conflict',
  () => 'These codes no longer work. Please start over.',
) {}
