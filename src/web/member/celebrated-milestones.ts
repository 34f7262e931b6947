import type { UserTier } from '#api/schemas/index.ts'
import { clinic } from '../data/clinic.ts'

export type CelebrationRecord = {
  readonly milestones: readonly number[]
  readonly tier: UserTier
  /** When accounts became one or two. */
  readonly mergedAt?: string | undefined
  /** The milestones that there were; left out: nobody looked. */
  readonly known?: readonly number[]
}

const prefix = 'celebrated:'

/** What this browser last saw of a member; nothing when it has not seen them since they last signed in. */
export function lastSeen(memberId: string): CelebrationRecord | undefined {
  try {
    return JSON.parse(localStorage.getItem(prefix + memberId) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps what was seen of the member who is signed in, and forgets everybody else. */
export function rememberSeen(memberId: string, seen: CelebrationRecord): void {
  try {
    clearSeen(memberId)
    const known = clinic.milestones.map(({ points }) => points)
    localStorage.setItem(prefix + memberId, JSON.stringify({ ...seen, known }))
  } catch {
    return
  }
}

/** Who was signed in when the clinic was last reached: a scan without a signal is theirs. */
export function lastMember(): string | undefined {
  return ownKeys()
    .find(key => key.startsWith(prefix))
    ?.slice(prefix.length)
}

/** Forgets every member, at sign-out, with the scans that were not sent; but for the one named. */
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
