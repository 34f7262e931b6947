import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import type { StaffRole } from '#platform/kernel/access/roles.ts'
import type { Passkey } from './passkey.ts'

/** Whom a passkey signs in: an account, or a person on the staff without one. */
export interface Owner {
  readonly id: string
  readonly kind: 'member' | 'staff'
  readonly name: string
  readonly firstName: string
  /** Null for a person without an account. */
  readonly email: string | null
  /** Set for staff. */
  readonly role: StaffRole | null
}

/** What a browser's authenticator made, as WebAuthn has it; bytes in base64url. */
export interface MadePasskey {
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
  readonly transports: readonly string[]
}

/** What an authenticator signed, as WebAuthn has it; bytes in base64url. */
export interface SignedChallenge {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
}

/** What a signature is verified against. */
export interface Credential {
  /** As the authenticator knows it, in base64url. */
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
}

export interface KeptPasskeys {
  /** The people who could use one today; undefined if they left or lost the role. */
  ownerOf(ownerId: string): Promise<Owner | undefined>
  of(ownerId: string): Promise<readonly Passkey[]>
  /** What the owner's authenticators already have. */
  credentialsOf(ownerId: string): Promise<readonly Pick<Credential, 'credentialId' | 'transports'>[]>
  find(
    credentialId: string,
  ): Promise<
    { readonly passkey: Passkey; readonly credential: Credential; readonly owner: Owner } | undefined
  >
  /** Serializes with password resets of this account until the caller's transaction ends. */
  lockAccount(ownerId: string): Promise<void>
  /** False when the owner has as many as one may have, or left. Throws `PasskeyNotAdded` for one that is known already. */
  add(
    ownerId: string,
    passkey: Credential & Pick<Passkey, 'id' | 'name' | 'createdAt'>,
    most: number,
  ): Promise<boolean>
  rename(ownerId: string, id: string, name: string): Promise<boolean>
  remove(ownerId: string, id: string): Promise<boolean>
  removeAllOf(ownerId: string): Promise<void>
  /** Keeps what the authenticator counted; false when another use has counted as far meanwhile. */
  recordUse(id: string, counter: number, at: Date): Promise<boolean>
  /** False when it was stopped before. */
  stop(id: string, at: Date): Promise<boolean>
}

/** What somebody is asked to sign: once, by the browser that asked, within minutes. */
export interface Challenges {
  keep(browser: string, challenge: KeptChallenge): Promise<void>
  /** Uses it up. */
  take(browser: string, wanted: ChallengePurpose, at: Date): Promise<string | undefined>
}

/** A challenge is good for one of these only. Nobody knows yet who signs in. */
export type ChallengePurpose =
  | { readonly purpose: 'sign-in'; readonly ownerId: null }
  | { readonly purpose: 'add' | 'step-up'; readonly ownerId: string }

export type KeptChallenge = ChallengePurpose & { readonly challenge: string; readonly expiresAt: Date }

/** The ceremonies of WebAuthn for this app's address. */
export interface WebAuthn {
  readonly rpId: string
  /** Nothing when the answer is not to this challenge, not from this app, or not of somebody who was verified. */
  verifyMade(made: MadePasskey, challenge: string): Promise<Credential | undefined>
  /** What the authenticator counted; nothing when the signature is not what was asked for. */
  verifySigned(
    signed: SignedChallenge,
    challenge: string,
    credential: Credential,
  ): Promise<number | undefined>
}

export interface PasskeyMail {
  readonly memberId: string
  readonly to: { readonly email: string; readonly firstName: string }
  readonly kind: 'service'
  readonly subject: string
  readonly lines: readonly string[]
  readonly action: { readonly label: string; readonly url: string }
}

/** What the audit log says of a passkey that was copied. */
export interface StoppedEntry {
  readonly staff: { readonly staffId: string; readonly name: string; readonly role: StaffRole }
  readonly action: string
  readonly memberId: string | undefined
  readonly subject: string
  readonly address: string
}

export interface PasskeysPorts {
  readonly passkeys: KeptPasskeys
  readonly challenges: Challenges
  readonly webAuthn: WebAuthn
  /** Queues an email in the caller's transaction. */
  readonly sendMail: (mail: PasskeyMail) => Promise<void>
  /** Writes an entry of the audit log in the caller's transaction. */
  readonly audit: (entry: StoppedEntry) => Promise<void>
  /** Remembers the browser of a sign-in, and emails the member if it is new to the account. */
  readonly noticeDevice: (
    member: Pick<Owner, 'id' | 'firstName'> & { readonly email: string },
    browser: SignInBrowser,
  ) => Promise<void>
  readonly recordSignIn: (memberId: string, at: Date) => Promise<void>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly appUrl: string
  readonly now: () => Date
}
