import { useEffect } from 'react'
import { celebrateInTurn } from './celebrate-in-turn.ts'
import { celebrationsDue } from './celebrations-due.ts'
import type { SignedInUser } from './current-user.ts'
import { lastSeen, rememberSeen } from './last-seen.ts'

/** Celebrates what the member has reached since this browser last looked. */
export function useCelebrations(user: SignedInUser | undefined): void {
  useEffect(() => {
    if (user) celebrateNews(user)
  }, [user])
}

function celebrateNews(user: SignedInUser) {
  const before = lastSeen(user.id)
  rememberSeen(user.id, { milestones: user.milestonesReached, tier: user.tier })
  if (before) celebrateInTurn(celebrationsDue(before, user))
}
