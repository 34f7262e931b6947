import { Link } from '@tanstack/react-router'
import { useListGoals } from '#api/loyalty/loyalty.ts'
import { Button } from '#ui-kit/button/button.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { List, ListRow } from '#ui-kit/list-row/list-row.tsx'
import { Notice } from '#ui-kit/notice/notice.tsx'
import { Loading, SkeletonRows } from '#ui-kit/skeleton/skeleton.tsx'
import { Text } from '#ui-kit/text/text.tsx'
import { TopBar } from '#ui-kit/top-bar/top-bar.tsx'
import { Failure } from './failure.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { type CardHolder, NextReward, PointsCard } from './points-card.tsx'
import { points } from './points-words.ts'
import { TierStatus } from './tier-status.tsx'

const demoMember: CardHolder = {
  name: 'Your name here',
  pointsBalance: 180,
  vipTier: 'Silver',
  tierProgress: { nextTier: 'Gold', target: '2000.00', missing: '800.00', percent: 60 },
  nextReward: { title: '$25 Credit', pointsRequired: 250, pointsMissing: 70, percent: 72 },
}

/** What a visitor sees: the screen of a made-up member, and the rewards that are really there. */
export function RewardsPreview() {
  return (
    <Page
      header={<TopBar title="Rewards" />}
      aside={
        <>
          <Notice title="Preview">This is how a member’s card looks. The figures are made up.</Notice>
          <PointsCard user={demoMember} />
          <NextReward reward={demoMember.nextReward} />
          <TierStatus user={demoMember} />
        </>
      }
    >
      <Invitation />
      <RewardsToCome />
      <HowItWorks />
    </Page>
  )
}

function Invitation() {
  return (
    <Card as="section" padding="l" tone="accent" aria-labelledby="join">
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={2} id="join">
            Your own card is waiting
          </Heading>
          <Text tone="quiet">Join, earn points with every visit and turn them into treatments.</Text>
        </Stack>
        <Button full size="l" render={<Link to="/auth" search={{ returnTo: '/rewards' }} />}>
          Join VIP Program / Log in
        </Button>
      </Stack>
    </Card>
  )
}

function RewardsToCome() {
  const { data: goals, error, refetch } = useListGoals()
  if (goals?.length === 0) return null
  return (
    <Stack gap="m" as="section" aria-labelledby="rewards">
      <Heading level={2} id="rewards">
        What points become
      </Heading>
      {goals && (
        <Card padding="s">
          <List label="Rewards">
            {goals.map(({ id, title, description, pointsRequired }) => (
              <ListRow key={id} title={title} hint={description} trailing={points(pointsRequired)} />
            ))}
          </List>
        </Card>
      )}
      {error && <Failure what="The rewards could not be loaded" error={error} onRetry={refetch} />}
      {!goals && !error && (
        <Loading label="Loading rewards">
          <SkeletonRows />
        </Loading>
      )}
    </Stack>
  )
}
