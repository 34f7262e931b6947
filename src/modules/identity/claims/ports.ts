import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import type { CardQuestion } from './claim-card.ts'

/** Where a code goes: an email address in lower case, or a phone number in E.164. */
export interface CodeContact {
  readonly kind: 'email' | 'phone'
  readonly value: string
}

/** A member whom a code may let in. */
export interface Claimant {
  readonly memberId: string
  readonly firstName: string
  /** Null where the account has none of its own. */
  readonly email: string | null
  /** They were never in the app. */
  readonly isFirstTime: boolean
}

export interface ContactHolder extends Claimant {
  /**
   * False where the contact was never confirmed and there is a password, a passkey or recovery codes: staff may have
   * mistyped it, or a stranger have joined with it.
   */
  readonly mayEnter: boolean
}

export interface Claimants {
  /** The one member who has this contact. Nobody where two share it, or the account opens the staff area or is closed. */
  byContact(contact: CodeContact): Promise<ContactHolder | undefined>
  /** A member who has no way in but codes; 'claimed' with a password, a passkey or recovery codes. */
  byId(memberId: string): Promise<Claimant | 'claimed' | undefined>
  /** The member has shown that the contact is theirs. */
  markVerified(memberId: string, contact: CodeContact, at: Date): Promise<void>
}

export interface CodeRequest extends CodeContact {
  readonly requestId: string
}

/** At most one a contact, whether somebody has it or nobody: a newer request makes an older code worthless. */
export interface SentCodes {
  replace(request: CodeRequest, expiresAt: Date): Promise<void>
  /** Notes whom the code is sent to; false when that was done before, or the code was replaced or has expired. */
  bind(request: CodeRequest, memberId: string, at: Date): Promise<boolean>
  /** Counts a try, and gives which code it was for; nothing when there is none left to try. */
  countTry(contact: CodeContact, most: number, at: Date): Promise<string | undefined>
  /** Uses the code up and gives whom it was sent to; nothing when another request was faster, or it went to nobody. */
  use(request: CodeRequest, at: Date): Promise<string | undefined>
}

/** What became of the code that the desk shows. */
export interface DeskCodeState {
  readonly id: string
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

/** At most one a member: a newer one makes an older one worthless. */
export interface DeskCodes {
  replace(
    memberId: string,
    code: { readonly id: string; readonly hash: string; readonly expiresAt: Date },
  ): Promise<void>
  of(memberId: string): Promise<DeskCodeState | undefined>
  /** Uses it up and gives whose it was; nothing when it is unknown, used or expired. */
  use(hashes: readonly string[], at: Date): Promise<string | undefined>
}

/** A member who was never in the app and has no password. */
export interface UnclaimedMember {
  readonly memberId: string
  readonly firstName: string
  readonly lastName: string
  readonly hasBirthday: boolean
  readonly hasPhone: boolean
}

export interface CardsAsked {
  /** Null: everybody. */
  readonly among: readonly string[] | null
  /** Cards from before then don't count; null: each that works does. */
  readonly replacesBefore: Date | null
  readonly at: Date
}

/** At most one a member. */
export interface ClaimCards {
  count(asked: CardsAsked): Promise<{ readonly patients: number; readonly withCard: number }>
  /** Those without a card that works, by name. */
  unclaimed(asked: CardsAsked, limit: number): Promise<readonly UnclaimedMember[]>
  /** In place of cards that don't count any more; gives for whom, as another caller may have been faster. */
  add(
    memberIds: readonly string[],
    hashes: readonly string[],
    printed: { readonly at: Date; readonly expiresAt: Date; readonly replacesBefore: Date | null },
  ): Promise<readonly string[]>
  countTry(hash: string, at: Date): Promise<void>
  /** Uses it up and gives whose it was; nothing when it is unknown, used, expired, tried too often or the answer is wrong. */
  use(
    hash: string,
    answered: { readonly question: CardQuestion; readonly answer: string },
    mostTries: number,
    at: Date,
  ): Promise<string | undefined>
}

/** Codes and hashes that only the server's keys can make: the latest key's first, then those of older ones. */
export interface CodeKeys {
  /** Six digits. No code that is sent is kept anywhere. */
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
  /** Of a card's code, which has more bits than can be tried: it outlives the server's keys. */
  readonly hashOf: (code: string) => string
  /** Who has not claimed their membership, and can't be written to by a campaign; null: nobody of them can. */
  readonly unreachedMembers: () => Promise<readonly string[] | null>
  /** Who came with an import, unless it was undone. */
  readonly membersOfImport: (importId: string) => Promise<readonly string[]>
  /** Numbers without a country code get the clinic's country. */
  readonly parsePhone: (typed: string) => { readonly value: string; readonly isValid: boolean }
  /** Leaves word that somebody asked for a code; the answer does not wait for it. */
  readonly publishCode: (request: CodeRequest) => Promise<void>
  /** Queues an email in the caller's transaction. */
  readonly sendMail: (mail: ClaimMail) => Promise<void>
  /** Texts what somebody asked for at this moment; the clinic's name stands before it. Absent where no texts go out. */
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
