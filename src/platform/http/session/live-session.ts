import { hash } from 'node:crypto'
import type Koa from 'koa'

/** The contents of a browser's session: a member, a staff grant, or both (D-1, D-8). */
export interface SessionData {
  readonly memberId?: string
  readonly staff?: (StaffGrant & StaffTimestamps) | undefined
}

export interface StaffTimestamps {
  readonly since: number
  readonly lastUsed: number
  /** When the staff member last reauthenticated, if that was after they opened the staff area. */
  readonly provedAt?: number
}

interface LiveSession {
  memberId?: string | undefined
  staff?: SessionData['staff'] | undefined
  regenerate(): Promise<void>
}

export const liveSession = (ctx: Koa.Context) => ctx['session'] as LiveSession | null

/**
 * The stored hash of a random key that only its browser knows. A fast hash is fine, because the key can't be guessed.
 */
export const hashOfKey = (key: string) => hash('sha256', key, 'base64url')

export type Role = 'owner' | 'manager' | 'clinical' | 'front desk'
export const everyRole: readonly Role[] = ['owner', 'manager', 'clinical', 'front desk']

export interface StaffGrant {
  readonly staffId: string
  readonly name: string
  readonly role: Role
}

/** The only way to change a session. Signing in or out gives it a new ID. */
export interface SessionChanges {
  signIn(memberId: string): Promise<void>
  /** Keeps the member signed in here after this request ended all their sessions. */
  renewMember(memberId: string): Promise<void>
  signOut(): Promise<void>
  grantStaff(grant: StaffGrant): Promise<void>
  /** Sets the grant's start to now, so that this session survives when the person's other sessions are ended. */
  renewStaff(): Promise<void>
  endStaff(): Promise<void>
  /** The staff member's role and when they last reauthenticated; undefined if the staff area isn't open. */
  staffProof(): { readonly role: Role; readonly at: Date } | undefined
  /** Records that the staff member just reauthenticated. */
  proveStaff(): void
  /** Whether the session is still open. It can't be ended while the caller holds its account's lock. */
  isOpen(): Promise<boolean>
  /** How many other browsers the member is signed in on. */
  countOthers(): Promise<number>
  /** Signs the member out on all of those and returns their number. */
  endOthers(): Promise<number>
}
