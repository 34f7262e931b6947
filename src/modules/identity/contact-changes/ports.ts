/** An email address in lower case, or a phone number in E.164. */
export interface ChangedContact {
  readonly kind: 'email' | 'phone'
  readonly value: string
}

export interface OwnContact extends ChangedContact {
  /** False for a phone number that can't be one: no code can go there. */
  readonly isValid: boolean
  readonly isShared: boolean
  readonly verifiedAt: Date | null
}

/** A change that waits for its codes. */
export interface ContactChange extends ChangedContact {
  readonly id: string
  readonly memberId: string
  /** What the new one takes the place of; null where there was none. */
  readonly replaces: string | null
  /** Whether a code goes to the old contact as well. */
  readonly asksOld: boolean
  readonly expiresAt: Date
}

/** At most one a member: a newer one makes the codes of an older one worthless. */
export interface WaitingChanges {
  replace(change: ContactChange): Promise<void>
  /** For the job that sends its codes: gives it once, and nothing when it was replaced or has expired. */
  takeToSend(id: string, at: Date): Promise<(ContactChange & { readonly firstName: string }) | undefined>
  /** Counts a try, and gives the change that it was for; nothing when there is none left to try. */
  countTry(memberId: string, most: number, at: Date): Promise<ContactChange | undefined>
  /** Uses it up; false when another request was faster. */
  use(id: string, at: Date): Promise<boolean>
}

export interface MovedContacts {
  /** Email addresses first; the account's own address among them. */
  of(memberId: string): Promise<readonly OwnContact[]>
  /** Every member who has this contact. */
  holders(contact: ChangedContact): Promise<readonly { readonly memberId: string; readonly name: string }[]>
  /**
   * The new one takes the place of the old one, confirmed at this moment. An address signs the member in from now on,
   * and links for a new password that went to the old one end. Throws `ContactChangeEnded` when the old one is gone or
   * another member was faster with the new one.
   */
  move(change: ContactChange, at: Date): Promise<void>
}

export interface ChangeMail {
  readonly memberId: string
  readonly to: { readonly email: string; readonly firstName: string }
  readonly kind: 'service' | 'secret'
  readonly subject: string
  readonly lines: readonly string[]
  readonly expiresAt?: Date
}

export interface ContactChangesPorts {
  readonly changes: WaitingChanges
  readonly contacts: MovedContacts
  /** Six digits for this change and contact: the latest key's first, then those of older ones. */
  readonly codesFor: (request: ChangedContact & { readonly requestId: string }) => readonly string[]
  /** Numbers without a country code get the clinic's country. */
  readonly parsePhone: (typed: string) => { readonly value: string; readonly isValid: boolean }
  /** Leaves word that the codes are to be sent; the answer doesn't wait for it. */
  readonly publishChange: (id: string) => Promise<void>
  /** Queues an email in the caller's transaction. */
  readonly sendMail: (mail: ChangeMail) => Promise<void>
  /** Absent where no texts go out. */
  readonly sendText:
    | ((text: { readonly id: string; readonly to: string; readonly words: string }) => Promise<void>)
    | undefined
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly now: () => Date
}
