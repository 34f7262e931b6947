import { lazy, Suspense, startTransition, useState } from 'react'
import { useListGoals, useMeasureProgress } from '#api/rewards/rewards.ts'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { glides } from '#ui-kit/foundations/motion/glides.ts'
import { Disclosure } from '#ui-kit/layout/disclosure/disclosure.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { GoalCard } from './goal-card.tsx'
import { goalsInOrder, groupsOf, type MeasuredGoal } from './goals-in-order.ts'
import { useClaim } from './use-claim.ts'

/** Loads with the first tap, which keeps the screen lighter. */
const Claiming = lazy(() => import('./claiming.tsx'))

/** The active goals: claimable ones, then the next one; the others on demand. */
export function Goals() {
  const goals = useListGoals()
  const progress = useMeasureProgress()
  const [asked, setAsked] = useState<MeasuredGoal>()
  const [wasAsked, setWasAsked] = useState(false)
  const ask = (goal: MeasuredGoal) => {
    setAsked(goal)
    setWasAsked(true)
  }
  const { claim, claiming, claimed, putAway } = useClaim(() => setAsked(undefined))
  const error = goals.error ?? progress.error
  const retry = () => Promise.all([goals.refetch(), progress.refetch()])
  if (!goals.data || !progress.data)
    return error ? <LoadError what="The rewards" because={error} onRetry={retry} /> : <GoalsLoading />
  const measured = goalsInOrder(goals.data, progress.data)
  return (
    <>
      {measured.length === 0 && <NoGoals />}
      <Groups
        goals={measured}
        claiming={claiming}
        // Shows the tap first, and renders what it opens afterward.
        onClaim={goal => startTransition(() => ask(goal))}
      />
      <Suspense>
        {wasAsked && (
          <Claiming
            goal={asked}
            busy={claiming !== undefined}
            onConfirm={claim}
            onCancel={() => setAsked(undefined)}
            claimed={claimed}
            onPutAway={() => {
              putAway()
              requestAnimationFrame(showVouchers)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

/** The voucher is at the top of the page, but keyboard focus goes to the next reward. */
const showVouchers = () =>
  document.querySelector('section[aria-labelledby=vouchers]')?.scrollIntoView({ block: 'center' })

type GroupsProps = {
  goals: readonly MeasuredGoal[]
  claiming: string | undefined
  onClaim: (goal: MeasuredGoal) => void
}

function Groups({ goals, claiming, onClaim }: GroupsProps) {
  const { ready, next, later, claimed } = groupsOf(goals)
  const cardOf = (goal: MeasuredGoal) => (
    <GoalCard
      key={goal.id}
      goal={goal}
      isNext={goal === next}
      busy={claiming === goal.id}
      onClaim={() => onClaim(goal)}
    />
  )
  const more = (title: string, group: readonly MeasuredGoal[]) =>
    group.length > 0 && (
      <Disclosure title={title} level={3} hint={String(group.length)}>
        <Stack gap="s" as="ul">
          {group.map(cardOf)}
        </Stack>
      </Disclosure>
    )
  return (
    <>
      {(ready.length > 0 || next) && (
        <Stack gap="s" as="ul" ref={glides}>
          {[...ready, ...(next ? [next] : [])].map(cardOf)}
        </Stack>
      )}
      <Stack gap="none">
        {more('Later', later)}
        {more('Claimed', claimed)}
      </Stack>
    </>
  )
}

const NoGoals = () => (
  <EmptyState
    level={3}
    drawing="gift"
    title="No rewards right now"
    hint="New rewards are coming soon. Your points are safe."
  />
)

const GoalsLoading = () => (
  <Loading label="Loading rewards">
    <Skeleton shape="tile" />
    <Skeleton shape="tile" />
    <Skeleton shape="tile" />
  </Loading>
)
