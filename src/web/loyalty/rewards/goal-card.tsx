import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Progress } from '#ui-kit/feedback/progress/progress.tsx'
import { Check } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { points, pointsNeeded } from '../../format/points.ts'
import type { MeasuredGoal } from './goals-in-order.ts'
import { RewardEmblem, worthOf } from './reward-emblem.tsx'
import { RewardPicture } from './reward-picture.tsx'

export type GoalCardProps = {
  goal: MeasuredGoal
  busy: boolean
  onClaim: () => void
  /** Whether it's the one that can be claimed soonest. */
  isNext?: boolean
}

/** A reward and the points still needed. */
export function GoalCard({ goal, busy, onClaim, isNext = false }: GoalCardProps) {
  const { title, description, imageUrl, percent, pointsRequired, state, note } = goal
  const worth = worthOf(goal)
  return (
    <Card
      as="li"
      tone={state === 'claimed' || state === 'closed' ? 'quiet' : 'plain'}
      media={imageUrl && <RewardPicture imageUrl={imageUrl} />}
    >
      <Stack gap="s">
        <Inline gap="s" wrap={false} fill="last">
          {!imageUrl && <RewardEmblem look={goal} />}
          <Stack gap="xxs">
            <Heading level={3}>{title}</Heading>
            {worth && (
              <Text size={14} weight="medium">
                {worth}
              </Text>
            )}
            {description && (
              <Text size={14} tone="quiet">
                {description}
              </Text>
            )}
          </Stack>
        </Inline>
        {state !== 'claimed' && (
          <Progress
            label={isNext ? `Next Reward: ${title}` : points(pointsRequired)}
            value={percent}
            max={100}
            valueText={isNext ? pointsNeeded(goal.pointsMissing) : `${percent}%`}
            tone={state === 'claimable' ? 'positive' : 'accent'}
          />
        )}
        {note && (
          <Text size={14} tone="quiet" figures>
            {note}
          </Text>
        )}
        {state !== 'closed' && !isNext && <NextStep goal={goal} busy={busy} onClaim={onClaim} />}
      </Stack>
    </Card>
  )
}

function NextStep({ goal, busy, onClaim }: GoalCardProps) {
  if (goal.state === 'claimed')
    return (
      <Inline spread="between">
        <Text as="span" size={14} tone="quiet" figures>
          {points(goal.pointsRequired)}
        </Text>
        <Badge tone="positive" icon={Check}>
          Claimed
        </Badge>
      </Inline>
    )
  if (goal.state === 'claimable')
    return (
      <Button full onClick={onClaim} busy={busy} busyLabel="Claiming..." aria-label={`Claim ${goal.title}`}>
        Claim
      </Button>
    )
  return (
    <Text size={14} tone="quiet" figures>
      {pointsNeeded(goal.pointsMissing)}
    </Text>
  )
}
