import type { ReactElement } from 'react'
import type { User } from '#api/schemas/index.ts'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Progress } from '#ui-kit/feedback/progress/progress.tsx'
import { Card, PressCard } from '#ui-kit/layout/card/card.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { RewardEmblem, worthOf } from './reward-emblem.tsx'

type Reward = NonNullable<User['nextReward']>

type NextRewardProps = {
  reward: Reward | null
  /** The text for a reward that can't be claimed yet. */
  toGo: (reward: Reward) => string
  /** The link to claim it; the card is then highlighted. */
  whenReady?: ReactElement
}

/** The next reward according to the server; hidden if there is none. */
export function NextReward({ reward, toGo, whenReady }: NextRewardProps) {
  if (!reward) return null
  const { title, pointsMissing, percent } = reward
  const worth = worthOf(reward)
  const content = (
    <Inline gap="s" wrap={false} fill="last">
      <RewardEmblem look={reward} />
      <Stack gap="xs">
        <Progress
          label={`Next Reward: ${title}`}
          value={percent}
          max={100}
          valueText={pointsMissing > 0 ? toGo(reward) : 'Ready to claim'}
        />
        {worth && (
          <Text size={14} tone="quiet">
            Worth {worth}
          </Text>
        )}
      </Stack>
    </Inline>
  )
  if (whenReady && pointsMissing <= 0)
    return (
      <PressCard tone="accent" padding="s" render={whenReady}>
        <Inline gap="s" wrap={false} fill="last">
          <RewardEmblem look={reward} />
          <Inline gap="s" wrap={false} spread="between">
            <Stack gap="none">
              <Text weight="strong">{title}</Text>
              <Text size={14}>{['Ready to claim', worth].filter(Boolean).join(' · ')}</Text>
            </Stack>
            <Badge tone="strong">{`Claim\u00a0now`}</Badge>
          </Inline>
        </Inline>
      </PressCard>
    )
  return (
    <Card as="section" aria-label="Next Reward">
      {content}
    </Card>
  )
}
