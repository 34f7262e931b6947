import { useEffect } from 'react'
import { logFailure } from '../data/log-failure.ts'
import { lastSeen, rememberSeen } from './celebrated-milestones.ts'
import type { SignedInUser } from './use-signed-in-user.ts'

/** Celebrates what the member has reached since this browser last looked. */
export function useCelebrations(user: SignedInUser | undefined): void {
  useEffect(() => {
    if (user) celebrateNews(user)
  }, [user])
}

function celebrateNews(user: SignedInUser) {
  const before = lastSeen(user.id)
  rememberSeen(user.id, { milestones: user.milestonesReached, tier: user.tier, mergedAt: user.mergedAt })
  // The code that works out celebrations loads only if something changed: most visits have nothing to celebrate.
  if (
    !before ||
    before.mergedAt !== user.mergedAt ||
    stateOf(before.tier, before.milestones) === stateOf(user.tier, user.milestonesReached)
  )
    return
  import('./celebrate-in-turn.ts').then(
    ({ celebrateInTurn }) => celebrateInTurn(before, user),
    error => logFailure('Celebration', error),
  )
}

const stateOf = (tier: string, milestones: readonly number[]) => tier + milestones
