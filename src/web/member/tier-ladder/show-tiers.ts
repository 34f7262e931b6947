import { logFailure } from '../../data/log-failure.ts'
import type { TierLadderProps } from './tier-ladder.tsx'

/** Loads the tier ladder on demand. */
export function showTiers(user: TierLadderProps['user']): void {
  import('./open-tier-ladder.tsx').then(
    ({ openTierLadder }) => openTierLadder({ user }),
    error => logFailure('Tiers', error),
  )
}
