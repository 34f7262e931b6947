import type { Contact, ContactGiven, PhoneNumber } from './contact.ts'

export interface Holder {
  readonly memberId: string
  /** First and last name. */
  readonly name: string
}

/** A member and an id of theirs in another system. */
export interface NamedMember {
  readonly memberId: string
  readonly externalId: string
}

/** A holder, and what tells them apart from others with the same name. */
export interface IdentifiedHolder extends Holder {
  /** 'YYYY-MM-DD', or 'MM-DD' without a year. */
  readonly birthday: string | null
  /** Staff with an account aren't patients. */
  readonly isStaff: boolean
}

export interface HeldContact extends IdentifiedHolder, Pick<Contact, 'kind' | 'value'> {}

export interface MemberName {
  readonly firstName: string
  readonly lastName: string
}

/** A person from another system's list. Their first email address that nobody shares becomes the sign-in address. */
export interface ImportedMember extends MemberName {
  readonly id: string
  /** 'YYYY-MM-DD', or 'MM-DD' without a year. */
  readonly birthday: string | null
  readonly createdAt: Date
  readonly contacts: readonly (ContactGiven & Pick<Contact, 'isShared'>)[]
}

export interface StoredContacts {
  /** Email addresses first, then phone numbers, each sorted; including the account's own address. */
  of(memberId: string): Promise<readonly Contact[]>
  /** All members with this contact, including the account's own address. */
  holders(contact: Pick<Contact, 'kind' | 'value'>): Promise<readonly Holder[]>
  /** Members with any of these. */
  holdersOfAny(contacts: readonly Pick<Contact, 'kind' | 'value'>[]): Promise<readonly HeldContact[]>
  /** Adds members without a password, with all of their contacts. */
  importMembers(members: readonly ImportedMember[], at: Date): Promise<void>
  /**
   * Adds it to the member; adding it twice changes nothing. A shared one becomes shared for its other members, too. Throws
   * `ContactTaken` if another member added it as their own at the same time.
   */
  add(memberId: string, contact: ContactGiven & Pick<Contact, 'isShared'>, at: Date): Promise<void>
  /** Throws `ExternalIdTaken`. */
  addExternalId(memberId: string, externalId: string, at: Date): Promise<void>
  /** Adds those that no member has, and returns them. */
  addExternalIds(named: readonly NamedMember[], at: Date): Promise<readonly string[]>
  removeExternalIds(named: readonly NamedMember[]): Promise<void>
  /** The member's ids in other systems. */
  externalIdsOf(memberId: string): Promise<readonly string[]>
  /** The members with these ids in other systems. */
  byExternalIds(externalIds: readonly string[]): Promise<readonly (NamedMember & IdentifiedHolder)[]>
  /**
   * Changes the account's sign-in address; false if it is another one. Also false for a first one if the member has another
   * way in: whoever reads that address could take over the account.
   */
  changeOwnEmail(memberId: string, from: string | null, to: string | null): Promise<boolean>
  /** Changes the birthday, with or without a year; false if it is another one. */
  changeBirthday(memberId: string, from: string | null, to: string | null): Promise<boolean>
  /** False if the member has no such contact, or it is their sign-in address. */
  remove(memberId: string, contact: Pick<Contact, 'kind' | 'value'>): Promise<boolean>
}

/** Consent to texts doesn't count until the member confirms the number (D-113). */
export type ConsentState = 'counts' | 'texted' | 'waits' | 'enough'

export interface ContactsPorts {
  readonly contacts: StoredContacts
  /** Creates an account without a password and returns its id. */
  readonly addMember: (newcomer: {
    readonly firstName: string
    readonly lastName: string
    readonly dateOfBirth: string | undefined
    readonly email: string | null
  }) => Promise<string>
  /** Changes the name; false if it is another one. */
  readonly renameMember: (memberId: string, from: MemberName, to: MemberName) => Promise<boolean>
  readonly now: () => Date
  /** Numbers without a country code get the clinic's country. */
  readonly parsePhone: (typed: string) => PhoneNumber
  /** Recognizes placeholders such as `noemail@…`, which count as no address. */
  readonly isPlaceholderEmail: (email: string) => boolean
  /** The version of the wording that staff read. */
  readonly consentWording: () => string
  readonly recordConsent: (consent: {
    readonly memberId: string
    readonly channel: 'email' | 'sms'
    readonly given: boolean
    readonly wording: string
    readonly source: string
    readonly number?: string | undefined
  }) => Promise<ConsentState>
  /** Ends offers by text to a number that the member no longer has. */
  readonly endTexts: (memberId: string, number: string) => Promise<void>
  /** Whether the member exists; if so, locks the account until the caller's transaction ends. */
  readonly holdMember: (memberId: string) => Promise<boolean>
}
