import { Progress } from '#ui-kit/feedback/progress/progress.tsx'
import { dollars } from '../../format/money.ts'
import { tierName } from '../../member/tiers.ts'
import type { SignedInUser } from '../../member/use-signed-in-user.ts'

/** Progress to the next tier as a bar; the card has it in words below. */
export function TierFoot({ progress }: { progress: SignedInUser['tierProgress'] }) {
  const { nextTier, missing, percent } = progress
  return (
    <Progress
      label={nextTier ? `Next: ${tierName(nextTier)}` : 'Max Tier Reached'}
      labelHidden
      value={percent}
      max={100}
      valueText={nextTier ? `${dollars(missing)} to go` : ''}
      tone="inherit"
      size="s"
    />
  )
}
