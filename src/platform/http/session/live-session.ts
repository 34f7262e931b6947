import { hash } from 'node:crypto'
import type Koa from 'koa'

/** What a browser's session holds: a member, a staff grant, or both (D-1, D-8). */
export interface SessionData {
  readonly memberId?: string
  readonly staff?: (StaffGrant & StaffTimestamps) | undefined
}

export interface StaffTimestamps {
  readonly since: number
  readonly lastUsed: number
  /** When they last showed who they are, where that was after the opening. */
  readonly provedAt?: number
}

interface LiveSession {
  memberId?: string | undefined
  staff?: SessionData['staff'] | undefined
  regenerate(): Promise<void>
}

export const liveSession = (ctx: Koa.Context) => ctx['session'] as LiveSession | null

/** What is stored of a random key that only its browser knows; quick on purpose, the key can't be guessed. */
export const hashOfKey = (key: string) => hash('sha256', key, 'base64url')

export type Role = 'owner' | 'manager' | 'clinical' | 'front desk'
export const everyRole: readonly Role[] = ['owner', 'manager', 'clinical', 'front desk']

export interface StaffGrant {
  readonly staffId: string
  readonly name: string
  readonly role: Role
}

/** What a session holds; changed only through these. Whoever comes or goes with them gives it another id. */
export interface SessionChanges {
  signIn(memberId: string): Promise<void>
  signOut(): Promise<void>
  grantStaff(grant: StaffGrant): Promise<void>
  /** Dates this session's own grant now, so that it goes on when the person's others end. */
  renewStaff(): Promise<void>
  endStaff(): Promise<void>
  /** Who has the staff area open, and when they last showed who they are; nothing where it is closed. */
  staffProof(): { readonly role: Role; readonly at: Date } | undefined
  /** Notes that they did just now. */
  proveStaff(): void
  /** Whether it was not ended meanwhile: a lock that the caller holds keeps it so. */
  isOpen(): Promise<boolean>
  /** On how many other browsers the member is signed in. */
  countOthers(): Promise<number>
  /** Signs the member out on all of those; gives how many they were. */
  endOthers(): Promise<number>
}
