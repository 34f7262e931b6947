import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import type { CardQuestion } from './claim-card.ts'

/** The recipient of a code: an email address in lower case, or a phone number in E.164. */
export interface CodeContact {
  readonly kind: 'email' | 'phone'
  readonly value: string
}

/** A member whom a code may sign in. */
export interface Claimant {
  readonly memberId: string
  readonly firstName: string
  /** Null if the account has none. */
  readonly email: string | null
  /** They have never used the app. */
  readonly isFirstTime: boolean
}

export interface ContactHolder extends Claimant {
  /**
   * False if the contact was never confirmed and there is another way in, because it may be mistyped, or a stranger may
   * have joined with it.
   */
  readonly mayEnter: boolean
}

export interface Claimants {
  /** The only member with this contact. Undefined if two share it, or if it is a staff account or locked. */
  byContact(contact: CodeContact): Promise<ContactHolder | undefined>
  /**
   * A member who can only sign in with codes that we send; 'claimed' with another way in: a passkey that wasn’t stopped, or
   * an email address together with a password or an unused recovery code.
   */
  byId(memberId: string): Promise<Claimant | 'claimed' | undefined>
  /** Marks the contact as confirmed by the member. */
  markVerified(memberId: string, contact: CodeContact, at: Date): Promise<void>
}

export interface CodeRequest extends CodeContact {
  readonly requestId: string
}

/** At most one per contact, known or unknown: a newer request invalidates an older code. */
export interface SentCodes {
  replace(request: CodeRequest, expiresAt: Date): Promise<void>
  /** Stores the recipient of the code; false if that was done before, or the code was replaced or has expired. */
  bind(request: CodeRequest, memberId: string, at: Date): Promise<boolean>
  /** Counts a try, and returns its code; undefined if no try is left. */
  countTry(contact: CodeContact, most: number, at: Date): Promise<string | undefined>
  /** Consumes the code and returns its recipient; undefined if another request was faster, or there was no recipient. */
  use(request: CodeRequest, at: Date): Promise<string | undefined>
}

/** The status of the code that the desk shows. */
export interface DeskCodeState {
  readonly id: string
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

/** At most one per member: a newer one invalidates an older one. */
export interface DeskCodes {
  replace(
    memberId: string,
    code: { readonly id: string; readonly hash: string; readonly expiresAt: Date },
  ): Promise<void>
  of(memberId: string): Promise<DeskCodeState | undefined>
  /** Consumes it and returns its member; undefined if it is unknown, used or expired. */
  use(hashes: readonly string[], at: Date): Promise<string | undefined>
}

/** A member who has never used the app and has no password. */
export interface UnclaimedMember {
  readonly memberId: string
  readonly firstName: string
  readonly lastName: string
  readonly hasBirthday: boolean
  readonly hasPhone: boolean
}

export interface CardsAsked {
  /** Null: all members. */
  readonly among: readonly string[] | null
  /** Cards from before then don't count; null: every valid card does. */
  readonly replacesBefore: Date | null
  readonly at: Date
}

/** At most one per member. */
export interface ClaimCards {
  count(asked: CardsAsked): Promise<{ readonly patients: number; readonly withCard: number }>
  /** Members without a valid card, by name. */
  unclaimed(asked: CardsAsked, limit: number): Promise<readonly UnclaimedMember[]>
  /** Replaces cards that no longer count; returns the members, because another caller may have been faster. */
  add(
    memberIds: readonly string[],
    hashes: readonly string[],
    printed: { readonly at: Date; readonly expiresAt: Date; readonly replacesBefore: Date | null },
  ): Promise<readonly string[]>
  countTry(hash: string, at: Date): Promise<void>
  /** Consumes it and returns its member; undefined if it is unknown, used, expired, tried too often or the answer is wrong. */
  use(
    hash: string,
    answered: { readonly question: CardQuestion; readonly answer: string },
    mostTries: number,
    at: Date,
  ): Promise<string | undefined>
}

/** Codes and hashes that need the server's keys: the latest key's first, then those of older ones. */
export interface CodeKeys {
  /** Six digits. Sent codes are stored nowhere. */
  sentCodes(request: CodeRequest): readonly string[]
  deskHashes(code: string): readonly string[]
}

export interface ClaimMail {
  readonly memberId: string
  readonly to: { readonly email: string; readonly firstName: string }
  readonly kind: 'secret' | 'service'
  readonly subject: string
  readonly lines: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
  readonly expiresAt?: Date
}

export interface ClaimsPorts {
  readonly claimants: Claimants
  readonly sentCodes: SentCodes
  readonly deskCodes: DeskCodes
  readonly codeKeys: CodeKeys
  readonly claimCards: ClaimCards
  /** For a card's code, which has too many bits for brute force, so it stays valid after a key rotation. */
  readonly hashOf: (code: string) => string
  /** Members with an unclaimed membership whom no campaign can reach; null: all of them can be. */
  readonly unreachedMembers: () => Promise<readonly string[] | null>
  /** Members who came with an import, unless it was undone. */
  readonly membersOfImport: (importId: string) => Promise<readonly string[]>
  /** Numbers without a country code get the clinic's country. */
  readonly parsePhone: (typed: string) => { readonly value: string; readonly isValid: boolean }
  /** Queues a code; the response doesn't wait for it. */
  readonly publishCode: (request: CodeRequest) => Promise<void>
  /** Queues an email in the caller's transaction. */
  readonly sendMail: (mail: ClaimMail) => Promise<void>
  /** Sends a text that someone just requested, after the clinic's name. Absent without texts. */
  readonly sendText:
    | ((text: { readonly id: string; readonly to: string; readonly words: string }) => Promise<void>)
    | undefined
  readonly recordSignIn: (memberId: string, at: Date) => Promise<void>
  /** Remembers the browser of a sign-in, and emails the member if it is new to the account. */
  readonly noticeDevice: (
    member: { readonly id: string; readonly firstName: string; readonly email: string },
    browser: SignInBrowser,
  ) => Promise<void>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly appUrl: string
  readonly now: () => Date
}
