import { refusal } from '#platform/kernel/refusal.ts'
import type { Contact } from './contact.ts'

const what: Readonly<Record<Contact['kind'], string>> = { email: 'email address', phone: 'phone number' }

// Refusals that accounts throw; the contract of these routes must list them as well.

export class NameMissing extends refusal('name-missing', 'invalid', () => 'First name is required') {}

export class InvalidBirthday extends refusal(
  'invalid-birthday',
  'invalid',
  () => 'Please enter a valid date of birth',
) {}

/** Tells staff whose it is, so that they open that page instead of enrolling the person twice. */
export class ContactTaken extends refusal(
  'contact-taken',
  'conflict',
  ({ patient, kind }: { readonly patient: string; readonly kind: Contact['kind'] }) =>
    `${patient} already has this ${what[kind]}. If they share it, both can keep it.`,
  { patient: 'Mia Hart', kind: 'phone' },
) {}

export class ExternalIdTaken extends refusal(
  'external-id-taken',
  'conflict',
  () => 'Another member already has this external ID.',
) {}

export class InvalidPhone extends refusal(
  'invalid-phone',
  'invalid',
  () => 'Please enter a valid phone number',
) {
  override readonly errors = [{ path: 'phone', message: 'Please enter a valid phone number' }]
}

/** An address such as `noemail@…`. */
export class PlaceholderAddress extends refusal(
  'placeholder-address',
  'invalid',
  () => 'This isn’t a real email address. If the patient doesn’t have one, leave this blank.',
) {
  override readonly errors = [{ path: 'email', message: this.message }]
}

/** Among the removable contacts, which exclude the sign-in address. */
export class UnknownContact extends refusal(
  'unknown-contact',
  'missing',
  () => 'This contact can’t be removed: the patient signs in with it, or it’s already gone.',
) {}

export class ConsentTextChanged extends refusal(
  'consent-text-changed',
  'conflict',
  () => 'The consent text has changed. Please read the new one to the patient.',
) {}

export class UnknownMember extends refusal(
  'unknown-member',
  'missing',
  () => 'We can’t find this patient.',
) {}
