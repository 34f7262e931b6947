import { useListGoals } from '#api/rewards/rewards.ts'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { clinic } from '../../data/clinic.ts'
import { LoadError } from '../../data/load-error.tsx'
import { points } from '../../format/points.ts'
import { shareOfPoints } from '../../format/points-ranges.ts'
import { JoinButton } from '../../member/join-button.tsx'
import { HowItWorks } from '../points/how-it-works.tsx'
import { madeUpMember } from '../points/made-up-member.ts'
import { PointsCard } from '../points/points-card.tsx'
import { TierStatus } from '../points/tier-status.tsx'
import { NextReward } from './next-reward.tsx'
import { RewardEmblem, worthOf } from './reward-emblem.tsx'

/** The visitors' view: a sample member's screen with the clinic's real rewards. */
export function RewardsPreview() {
  const { data: goals = [] } = useListGoals()
  const demoMember = madeUpMember(clinic.tiers, goals)
  return (
    <Page
      form
      header={<TopBar title="Rewards" />}
      aside={
        <>
          <Notice title="Preview">Here’s what a member’s card looks like. The numbers are examples.</Notice>
          <PointsCard user={demoMember} />
          <TierStatus user={demoMember} />
        </>
      }
    >
      <Invitation />
      <RewardsToCome next={demoMember.nextReward} />
      <Stack gap="m" as="section" aria-labelledby="how-it-works">
        <Heading level={2} id="how-it-works">
          How it works
        </Heading>
        <HowItWorks />
      </Stack>
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
        <JoinButton full returnTo="/rewards" />
      </Stack>
    </Card>
  )
}

function RewardsToCome({ next }: { next: ReturnType<typeof madeUpMember>['nextReward'] }) {
  const { data: goals, error, refetch } = useListGoals()
  if (goals?.length === 0) return null
  return (
    <Stack gap="m" as="section" aria-labelledby="rewards">
      <Heading level={2} id="rewards">
        Rewards you can earn
      </Heading>
      {goals && (
        <>
          <NextReward reward={next} toGo={shareOfPoints} />
          <Card padding="s">
            <List label="Rewards">
              {goals.map(goal => (
                <ListRow
                  key={goal.id}
                  leading={<RewardEmblem look={goal} />}
                  title={goal.title}
                  hint={[worthOf(goal), goal.description].filter(Boolean).join(' · ')}
                  trailing={points(goal.pointsRequired)}
                />
              ))}
            </List>
          </Card>
        </>
      )}
      {error && <LoadError what="The rewards" because={error} onRetry={refetch} />}
      {!goals && !error && <Loading label="Loading rewards" />}
    </Stack>
  )
}
