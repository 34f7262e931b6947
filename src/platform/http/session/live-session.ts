import type Koa from 'koa'
import type { StaffGrant } from '../route/route.ts'

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
