/** An email address in lower case, or a phone number in E.164. */
export interface ChangedContact {
  readonly kind: 'email' | 'phone'
  readonly value: string
}

export interface OwnContact extends ChangedContact {
  /** False for an impossible phone number, because no code can be sent to it. */
  readonly isValid: boolean
  readonly isShared: boolean
  readonly verifiedAt: Date | null
}

/** A change waiting for its codes. */
export interface ContactChange extends ChangedContact {
  readonly id: string
  readonly memberId: string
  /** The contact that it replaces; null if there was none. */
  readonly replaces: string | null
  /** Whether a code goes to the old contact as well. */
  readonly asksOld: boolean
  readonly expiresAt: Date
}

/** At most one per member: a newer one invalidates the codes of an older one. */
export interface WaitingChanges {
  replace(change: ContactChange): Promise<void>
  /** For the job that sends its codes: returns it once, and undefined if it was replaced or has expired. */
  takeToSend(id: string, at: Date): Promise<(ContactChange & { readonly firstName: string }) | undefined>
  /** Counts a try, and returns its change; undefined if no try is left. */
  countTry(memberId: string, most: number, at: Date): Promise<ContactChange | undefined>
  /** Consumes it; false if another request was faster. */
  use(id: string, at: Date): Promise<boolean>
}

export interface MovedContacts {
  /** Email addresses first, including the account's own address. */
  of(memberId: string): Promise<readonly OwnContact[]>
  /** Every member who has this contact. */
  holders(contact: ChangedContact): Promise<readonly { readonly memberId: string; readonly name: string }[]>
  /**
   * Replaces the old contact by the new one, confirmed now. An address that replaces the sign-in address, or that of a member
   * without one, becomes the sign-in address; password links sent to the old one are invalidated. Throws
   * `ContactChangeEnded` if the old one is gone or another member has taken the new one.
   */
  move(change: ContactChange, at: Date): Promise<void>
  /** Like `move` for an address, but the new one stays unconfirmed. False if the old one is gone or the new one is taken. */
  replaceSignInAddress(
    memberId: string,
    change: { readonly email: string; readonly replaces: string | null },
  ): Promise<boolean>
}

export interface ChangeMail {
  readonly memberId: string
  readonly to: { readonly email: string; readonly firstName: string }
  readonly kind: 'service' | 'secret'
  readonly subject: string
  readonly lines: readonly string[]
  readonly expiresAt?: Date
}

/** The audit log's entry for a change that the member confirmed. */
export interface ConfirmedEntry {
  readonly staff: { readonly staffId: string; readonly name: string; readonly role: 'member' }
  readonly action: string
  readonly memberId: string
  readonly subject: string
  readonly address: string
}

export interface ContactChangesPorts {
  readonly changes: WaitingChanges
  readonly contacts: MovedContacts
  /** Six digits for this change and contact: the latest key's first, then those of older ones. */
  readonly codesFor: (request: ChangedContact & { readonly requestId: string }) => readonly string[]
  /** Numbers without a country code get the clinic's country. */
  readonly parsePhone: (typed: string) => { readonly value: string; readonly isValid: boolean }
  /** Recognizes placeholders such as `noemail@…`, which count as no address. */
  readonly isPlaceholderEmail: (email: string) => boolean
  /** Queues the codes; the response doesn't wait for them. */
  readonly publishChange: (id: string) => Promise<void>
  /** Queues an email in the caller's transaction. */
  readonly sendMail: (mail: ChangeMail) => Promise<void>
  /** Undefined if texts aren't set up. */
  readonly sendText:
    | ((text: { readonly id: string; readonly to: string; readonly words: string }) => Promise<void>)
    | undefined
  /** Ends offers by text to a number that the member no longer has. */
  readonly endTexts: (memberId: string, number: string) => Promise<void>
  /** Writes an entry of the audit log in the caller's transaction. */
  readonly audit: (entry: ConfirmedEntry) => Promise<void>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly now: () => Date
}
