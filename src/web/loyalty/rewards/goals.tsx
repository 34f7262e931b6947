import { lazy, Suspense, startTransition, useState } from 'react'
import { useListGoals, useMeasureProgress } from '#api/rewards/rewards.ts'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { glides } from '#ui-kit/foundations/motion/glides.ts'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { points } from '../../format/points.ts'
import { GoalCard } from './goal-card.tsx'
import { goalsInOrder, type MeasuredGoal } from './goals-in-order.ts'
import { useClaim } from './use-claim.ts'

/** Comes with the first press: until then the screen is lighter. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('#ui-kit/feedback/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

/** The active goals, what can be claimed first, then what is closest. */
export function Goals() {
  const goals = useListGoals()
  const progress = useMeasureProgress()
  const [asked, setAsked] = useState<MeasuredGoal>()
  const [wasAsked, setWasAsked] = useState(false)
  const ask = (goal: MeasuredGoal) => {
    setAsked(goal)
    setWasAsked(true)
  }
  const { claim, claiming } = useClaim(() => setAsked(undefined))
  const error = goals.error ?? progress.error
  const retry = () => Promise.all([goals.refetch(), progress.refetch()])
  if (!goals.data || !progress.data)
    return error ? <LoadError what="The rewards" because={error} onRetry={retry} /> : <GoalsLoading />
  const measured = goalsInOrder(goals.data, progress.data)
  if (measured.length === 0) return <NoGoals />
  return (
    <>
      <Stack gap="s" as="ul" ref={glides}>
        {measured.map(goal => (
          <GoalCard
            key={goal.id}
            goal={goal}
            busy={claiming === goal.id}
            // The press is shown first, and what it opens is made after that.
            onClaim={() => startTransition(() => ask(goal))}
          />
        ))}
      </Stack>
      <Suspense>
        {wasAsked && (
          <ConfirmDialog
            open={asked !== undefined}
            onClose={() => setAsked(undefined)}
            onConfirm={() => asked && claim(asked.id)}
            title={asked ? `Claim ${asked.title}?` : ''}
            description={
              asked &&
              `This takes ${points(asked.pointsRequired)} and gives you a voucher to show at the desk.`
            }
            confirmLabel="Claim"
            busyLabel="Claiming..."
            busy={claiming !== undefined}
          />
        )}
      </Suspense>
    </>
  )
}

const NoGoals = () => (
  <EmptyState
    level={3}
    drawing="gift"
    title="No rewards just now"
    hint="New ones are on their way. Your points wait for them."
  />
)

const GoalsLoading = () => (
  <Loading label="Loading rewards">
    <Skeleton shape="tile" />
    <Skeleton shape="tile" />
    <Skeleton shape="tile" />
  </Loading>
)
