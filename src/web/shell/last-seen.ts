import type { UserTier } from '#api/schemas/index.ts'

export type Seen = { readonly milestones: readonly number[]; readonly tier: UserTier }

const prefix = 'celebrated:'

/** What this browser last saw of a member; nothing when it has not seen them since they last signed in. */
export function lastSeen(memberId: string): Seen | undefined {
  try {
    return JSON.parse(localStorage.getItem(prefix + memberId) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function rememberSeen(memberId: string, seen: Seen): void {
  try {
    localStorage.setItem(prefix + memberId, JSON.stringify(seen))
  } catch {
    return
  }
}

/** Forgets every member, at sign-out. */
export function forgetSeen(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    return
  }
}
