import type { Contact, ContactGiven, PhoneNumber } from './contact.ts'

export interface Holder {
  readonly memberId: string
  /** First and last name. */
  readonly name: string
}

export interface HeldContact extends Holder, Pick<Contact, 'kind' | 'value'> {}

/** Somebody whom another system's list brings. The first email address that nobody shares signs them in later. */
export interface ImportedMember {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string | null
  readonly createdAt: Date
  readonly contacts: readonly (ContactGiven & Pick<Contact, 'isShared'>)[]
}

export interface StoredContacts {
  /** Email addresses first, then phone numbers, each by value; the account's own address among them. */
  of(memberId: string): Promise<readonly Contact[]>
  /** Every member who has this contact, the account's own address included. */
  holders(contact: Pick<Contact, 'kind' | 'value'>): Promise<readonly Holder[]>
  /** Who has any of these. */
  holdersOfAny(contacts: readonly Pick<Contact, 'kind' | 'value'>[]): Promise<readonly HeldContact[]>
  /** Adds members without a password, with all of their contacts. */
  importMembers(members: readonly ImportedMember[], at: Date): Promise<void>
  /**
   * Adds it to the member; one that is there already changes nothing. A shared one becomes shared for its other members
   * too. Throws `ContactTaken` when another member got it as their own at the same moment.
   */
  add(memberId: string, contact: ContactGiven & Pick<Contact, 'isShared'>, at: Date): Promise<void>
  /** Throws `ExternalIdTaken`. */
  addExternalId(memberId: string, externalId: string, at: Date): Promise<void>
  /** The member's ids in other systems. */
  externalIdsOf(memberId: string): Promise<readonly string[]>
  /** The member with this id in another system. */
  byExternalId(externalId: string): Promise<string | undefined>
  /** Makes it the account's own address where there is none yet; false when there is one. */
  setOwnEmail(memberId: string, email: string): Promise<boolean>
  /** False when the member has no such contact, or it is the address that signs them in. */
  remove(memberId: string, contact: Pick<Contact, 'kind' | 'value'>): Promise<boolean>
}

export interface ContactsPorts {
  readonly contacts: StoredContacts
  /** Makes an account without a password and gives its id. */
  readonly addMember: (newcomer: {
    readonly firstName: string
    readonly lastName: string
    readonly dateOfBirth: string | undefined
    readonly email: string | null
  }) => Promise<string>
  readonly now: () => Date
  /** Numbers without a country code get the clinic's country. */
  readonly parsePhone: (typed: string) => PhoneNumber
  /** The version of the words that staff read. */
  readonly consentWording: () => string
  readonly recordConsent: (consent: {
    readonly memberId: string
    readonly channel: 'email' | 'sms'
    readonly given: boolean
    readonly wording: string
    readonly source: string
    readonly number?: string | undefined
  }) => Promise<void>
  /** Whether the member exists; if so, locks the account until the caller's transaction ends. */
  readonly holdMember: (memberId: string) => Promise<boolean>
}
