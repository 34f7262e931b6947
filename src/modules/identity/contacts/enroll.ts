import { Refusal } from '#platform/kernel/refusal.ts'
import type { Contact, ContactGiven } from './contact.ts'
import type { ConsentState, ContactsPorts } from './ports.ts'
import { ConsentTextChanged, ContactTaken, InvalidPhone } from './refusals.ts'

/** A patient whom staff enroll: a first name is enough. */
export interface Newcomer {
  readonly firstName: string
  readonly lastName: string
  readonly phone?: string | undefined
  readonly email?: string | undefined
  /** 'YYYY-MM-DD'. */
  readonly dateOfBirth?: string | undefined
  /** Their consents, after staff read this wording to them. */
  readonly consents: readonly { readonly channel: 'email' | 'sms'; readonly wording: string }[]
  /** Their id in a register or another system; unique. */
  readonly externalId?: string | undefined
  /** Staff confirmed that the same phone or email is shared. */
  readonly sharesContacts: boolean
}

export interface Enrollment {
  readonly memberId: string
  readonly name: string
  /** What staff should know besides, in whole sentences. */
  readonly notes: readonly string[]
}

export async function enroll(ports: ContactsPorts, newcomer: Newcomer): Promise<Enrollment> {
  const { firstName, lastName, dateOfBirth, consents, sharesContacts } = newcomer
  if (consents.some(({ wording }) => wording !== ports.consentWording())) throw new ConsentTextChanged()
  const isPlaceholder = ports.isPlaceholderEmail(newcomer.email ?? '')
  const email = isPlaceholder ? undefined : newcomer.email
  const contacts = await withSharing(ports, contactsIn(ports, { ...newcomer, email }), sharesContacts)
  const notes = isPlaceholder ? [`“${newcomer.email}” isn’t a real address, so it wasn’t saved.`] : []
  const own = contacts.find(({ kind, isShared }) => kind === 'email' && !isShared)
  const memberId = await ports
    .addMember({ firstName, lastName, dateOfBirth, email: own?.value ?? null })
    .catch(error => {
      throw error instanceof Refusal && error.code === 'email-taken'
        ? new ContactTaken({ patient: 'Another patient', kind: 'email' })
        : error
    })
  if (newcomer.externalId) await ports.contacts.addExternalId(memberId, newcomer.externalId, ports.now())
  for (const contact of contacts)
    if (contact !== own) await ports.contacts.add(memberId, contact, ports.now())
  for (const { channel, wording } of consents) {
    const state = await ports.recordConsent({
      ...{ memberId, channel, wording, given: true, source: 'front desk' },
      ...(channel === 'sms' && { number: contacts.find(({ kind }) => kind === 'phone')?.value }),
    })
    notes.push(...(noteOn[state] ?? []))
  }
  return { memberId, name: `${firstName} ${lastName}`.trim(), notes }
}

const noteOn: Readonly<Partial<Record<ConsentState, readonly [string]>>> = {
  texted: ['Offers by text will start once the patient enters the code we texted.'],
  enough: [
    'The consent to texts wasn’t recorded, because this number reached today’s limit for codes. Please ask again tomorrow.',
  ],
  waits: ['Offers by text can’t start yet, because we can’t text a code to this number right now.'],
}

/** Normalized. Refuses with `InvalidPhone`: at the desk, the patient can still be asked. */
export function contactsIn(
  { parsePhone }: Pick<ContactsPorts, 'parsePhone'>,
  { phone, email }: Pick<Newcomer, 'phone' | 'email'>,
): readonly ContactGiven[] {
  const parsed = phone?.trim() ? parsePhone(phone) : undefined
  if (parsed && !parsed.isValid) throw new InvalidPhone()
  const address = email?.trim().toLowerCase()
  return [
    ...(address ? [{ kind: 'email', value: address, isValid: true } as const] : []),
    ...(parsed ? [{ kind: 'phone', ...parsed } as const] : []),
  ]
}

/** The contacts that others have. Refuses with `ContactTaken` unless staff confirmed them. */
export async function withSharing(
  { contacts }: Pick<ContactsPorts, 'contacts'>,
  given: readonly ContactGiven[],
  isMeant: boolean,
  besides?: string,
): Promise<readonly (ContactGiven & Pick<Contact, 'isShared'>)[]> {
  const shared = []
  for (const contact of given) {
    const [holder] = (await contacts.holders(contact)).filter(({ memberId }) => memberId !== besides)
    if (holder && !isMeant) throw new ContactTaken({ patient: holder.name, kind: contact.kind })
    shared.push({ ...contact, isShared: holder !== undefined })
  }
  return shared
}
