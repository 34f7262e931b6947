import { useEffect } from 'react'
import { logFailure } from '../data/log-failure.ts'
import { lastSeen, rememberSeen } from './celebrated-milestones.ts'
import { celebrationsDue } from './celebrations-due.ts'
import type { SignedInUser } from './use-signed-in-user.ts'

/** Celebrates what the member has reached since this browser last looked. */
export function useCelebrations(user: SignedInUser | undefined): void {
  useEffect(() => {
    if (user) celebrateNews(user)
  }, [user])
}

function celebrateNews(user: SignedInUser) {
  const before = lastSeen(user.id)
  rememberSeen(user.id, { milestones: user.milestonesReached, tier: user.tier })
  const due = before ? celebrationsDue(before, user) : []
  if (due.length === 0) return
  import('./celebrate-in-turn.ts').then(
    ({ celebrateInTurn }) => celebrateInTurn(due, user),
    error => logFailure('Celebration', error),
  )
}
