import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Progress } from '#ui-kit/feedback/progress/progress.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { dollars } from '../format/money.ts'
import { showTiers } from '../member/tier-ladder/show-tiers.ts'
import { metalOf, tierName } from '../member/tiers.ts'
import type { SignedInUser } from '../member/use-signed-in-user.ts'

/** The member's progress toward the next tier, as calculated by the server. */
export function TierProgress({ user }: { user: SignedInUser }) {
  const { vipTier, tierProgress } = user
  const { nextTier, missing, percent } = tierProgress
  return (
    <Section title="Tier progress" size={18} gap="s">
      <Progress
        label={nextTier ? `Next: ${tierName(nextTier)}` : 'Max Tier Reached'}
        value={percent}
        max={100}
        valueText={nextTier ? `${percent}%` : ''}
        metal={metalOf(nextTier ?? vipTier)}
      />
      {nextTier && (
        <Text size={14} tone="quiet">
          {`${dollars(missing)} in treatments to ${tierName(nextTier)}`}
        </Text>
      )}
      <List>
        <ListRow title="What every tier gives you" onClick={() => showTiers(user)} />
      </List>
    </Section>
  )
}
