import type { UserTier } from '#api/schemas/index.ts'
import { clinic } from '../data/clinic.ts'

export type CelebrationRecord = {
  readonly milestones: readonly number[]
  readonly tier: UserTier
  /** When accounts were last merged or split. */
  readonly mergedAt?: string | undefined
  /** The milestones that existed then; undefined if that wasn't checked. */
  readonly known?: readonly number[]
}

const prefix = 'celebrated:'

/** The member's state when this browser last saw them; undefined if it hasn't since their last sign-in. */
export function lastSeen(memberId: string): CelebrationRecord | undefined {
  try {
    return JSON.parse(localStorage.getItem(prefix + memberId) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Remembers the signed-in member's state, and forgets all others. */
export function rememberSeen(memberId: string, seen: CelebrationRecord): void {
  try {
    clearSeen(memberId)
    const known = clinic.milestones.map(({ points }) => points)
    localStorage.setItem(prefix + memberId, JSON.stringify({ ...seen, known }))
  } catch {
    return
  }
}

/** The last member that the server confirmed: a scan without a signal is theirs. */
export function lastMember(): string | undefined {
  return ownKeys()
    .find(key => key.startsWith(prefix))
    ?.slice(prefix.length)
}

/** Forgets every member and their unsent scans at sign-out, except the one named. */
export function clearSeen(but?: string): void {
  for (const key of ownKeys()) if (!but || !key.includes(but)) localStorage.removeItem(key)
}

function ownKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter(key => /^(?:celebrated|scan):/.test(key))
  } catch {
    return []
  }
}
