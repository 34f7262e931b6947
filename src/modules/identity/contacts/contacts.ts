import type { Contact, PhoneNumber } from './contact.ts'
import { contactsIn, type Enrollment, enroll, type Newcomer, withSharing } from './enroll.ts'
import { addContacts, type FilledField, fillIn, type MissingDetails, undoFillIn } from './fill-in.ts'
import type {
  ContactsPorts,
  HeldContact,
  Holder,
  IdentifiedHolder,
  ImportedMember,
  NamedMember,
} from './ports.ts'
import { PlaceholderAddress, UnknownContact, UnknownMember } from './refusals.ts'

export interface Contacts {
  /**
   * Enrolls a patient at the front desk, in one transaction, without a password and with or without a contact; they earn points from then on.
   * A placeholder such as `noemail@…` counts as no address. Consent to texts counts once the patient confirms the number (D-113).
   * Refuses with `NameMissing`, `InvalidBirthday`, `UnderMinimumAge`, `InvalidPhone`, and `ContactTaken` unless staff mark the contact as
   * shared, `ExternalIdTaken`, and `ConsentTextChanged` for an outdated wording.
   */
  enroll(newcomer: Newcomer): Promise<Enrollment>
  /** All members with this phone number, in any spelling. */
  membersByPhone(phone: string): Promise<readonly Holder[]>
  /** The id of the member with this id in another system. */
  memberByExternalId(externalId: string): Promise<string | undefined>
  /** Every member with one of these ids in another system. */
  membersByExternalIds(externalIds: readonly string[]): Promise<readonly (NamedMember & IdentifiedHolder)[]>
  /** Gives members the ids of another system, except those that a member already has. Returns the ids given. */
  addExternalIds(named: readonly NamedMember[]): Promise<readonly string[]>
  /** Takes these ids from these members. */
  removeExternalIds(named: readonly NamedMember[]): Promise<void>
  /** Creates members from another system's list, without notifying them. */
  importMembers(members: readonly ImportedMember[]): Promise<void>
  /**
   * Adds what the member has nothing of: a name, email addresses, phone numbers, the birthday or only its year. Returns
   * what it added.
   */
  fillIn(memberId: string, details: MissingDetails): Promise<readonly FilledField[]>
  /** Undoes `fillIn`. */
  undoFillIn(memberId: string, details: MissingDetails, filled: readonly FilledField[]): Promise<void>
  /** Every member who has one of these contacts. */
  holdersOf(contacts: readonly Pick<Contact, 'kind' | 'value'>[]): Promise<readonly HeldContact[]>
  /** Numbers without a country code get the clinic's country. */
  parsePhone(typed: string): PhoneNumber
  /** The member's contacts. */
  listContacts(memberId: string): Promise<readonly Contact[]>
  /**
   * Adds a phone number or an email address, in one transaction. Their first own address becomes the sign-in address once they
   * set a password, unless they have another way in: then `changeSignInAddress` decides. Refuses with `UnknownMember`,
   * `InvalidPhone`, `PlaceholderAddress`, and `ContactTaken` unless it is meant to be shared.
   */
  addContact(
    memberId: string,
    contact: Pick<Newcomer, 'phone' | 'email' | 'sharesContacts'>,
  ): Promise<readonly Contact[]>
  /** Removes it, except the sign-in address, in one transaction. Offers by text to a number end. Refuses with `UnknownContact`. */
  removeContact(memberId: string, contact: Pick<Contact, 'kind' | 'value'>): Promise<readonly Contact[]>
}

export function openContacts(ports: ContactsPorts): Contacts {
  const { contacts } = ports
  return {
    enroll: newcomer => enroll(ports, newcomer),
    membersByPhone: phone => contacts.holders({ kind: 'phone', value: ports.parsePhone(phone).value }),
    memberByExternalId: async externalId => (await contacts.byExternalIds([externalId]))[0]?.memberId,
    membersByExternalIds: externalIds => contacts.byExternalIds(externalIds),
    addExternalIds: named => contacts.addExternalIds(named, ports.now()),
    removeExternalIds: named => contacts.removeExternalIds(named),
    importMembers: members => contacts.importMembers(members, ports.now()),
    fillIn: (memberId, details) => fillIn(ports, memberId, details),
    undoFillIn: (memberId, details, filled) => undoFillIn(ports, memberId, details, filled),
    holdersOf: given => contacts.holdersOfAny(given),
    parsePhone: ports.parsePhone,
    listContacts: memberId => contacts.of(memberId),
    async addContact(memberId, given) {
      if (!(await ports.holdMember(memberId))) throw new UnknownMember()
      if (ports.isPlaceholderEmail(given.email ?? '')) throw new PlaceholderAddress()
      const added = await withSharing(ports, contactsIn(ports, given), given.sharesContacts, memberId)
      await addContacts(ports, memberId, added)
      return contacts.of(memberId)
    },
    async removeContact(memberId, contact) {
      if (!(await contacts.remove(memberId, contact))) throw new UnknownContact()
      if (contact.kind === 'phone') await ports.endTexts(memberId, contact.value)
      return contacts.of(memberId)
    },
  }
}
