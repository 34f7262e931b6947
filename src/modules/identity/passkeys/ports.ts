import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import type { StaffRole } from '#platform/kernel/access/roles.ts'
import type { Passkey } from './passkey.ts'

/** A passkey's owner: an account, or a person on the staff without one. */
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

/** The authenticator's new credential, in WebAuthn's format; bytes in base64url. */
export interface MadePasskey {
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
  readonly transports: readonly string[]
}

/** The authenticator's signature, in WebAuthn's format; bytes in base64url. */
export interface SignedChallenge {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
}

/** The data for verifying a signature. */
export interface Credential {
  /** The authenticator's id for it, in base64url. */
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
}

export interface KeptPasskeys {
  /** The people who could use one today; undefined if they left or lost the role. */
  ownerOf(ownerId: string): Promise<Owner | undefined>
  of(ownerId: string): Promise<readonly Passkey[]>
  /** The owner's existing credentials. */
  credentialsOf(ownerId: string): Promise<readonly Pick<Credential, 'credentialId' | 'transports'>[]>
  find(
    credentialId: string,
  ): Promise<
    { readonly passkey: Passkey; readonly credential: Credential; readonly owner: Owner } | undefined
  >
  /** Serializes with password resets of this account until the caller's transaction ends. */
  lockAccount(ownerId: string): Promise<void>
  /** False if the owner has the maximum. Throws `PasskeyNotAdded` for a known one. */
  add(
    owner: Pick<Owner, 'id' | 'kind'>,
    passkey: Credential & Pick<Passkey, 'id' | 'name' | 'createdAt'>,
    most: number,
  ): Promise<boolean>
  rename(ownerId: string, id: string, name: string): Promise<boolean>
  remove(ownerId: string, id: string): Promise<boolean>
  removeAllOf(ownerId: string): Promise<void>
  /** Stores the authenticator's counter; false if another use has stored the same or more. */
  recordUse(id: string, counter: number, at: Date): Promise<boolean>
  /** False if it was already disabled. */
  stop(id: string, at: Date): Promise<boolean>
}

/** A challenge: for one use by the browser that requested it, within minutes. */
export interface Challenges {
  keep(browser: string, challenge: KeptChallenge): Promise<void>
  /** Consumes it. */
  take(browser: string, wanted: ChallengePurpose, at: Date): Promise<string | undefined>
}

/** A challenge is valid for only one of these purposes. When signing in, the person isn't known yet. */
export type ChallengePurpose =
  | { readonly purpose: 'sign-in'; readonly ownerId: null }
  | { readonly purpose: 'add' | 'step-up'; readonly ownerId: string }

export type KeptChallenge = ChallengePurpose & { readonly challenge: string; readonly expiresAt: Date }

/** The WebAuthn ceremonies for this app's origin. */
export interface WebAuthn {
  readonly rpId: string
  /** Undefined if the response is for another challenge or app, or without user verification. */
  verifyMade(made: MadePasskey, challenge: string): Promise<Credential | undefined>
  /** The authenticator's counter; undefined if the signature is invalid. */
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

/** The audit log's entry for a copied passkey. */
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
