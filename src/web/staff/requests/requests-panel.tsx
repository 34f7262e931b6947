import { useState } from 'react'
import type { PendingRequest } from '#api/schemas/index.ts'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, SkeletonRows } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { glides } from '#ui-kit/foundations/motion/glides.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { ShowMore } from '../show-more.tsx'
import { useShortcut } from '../use-shortcut.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { PendingCard } from './pending-card.tsx'
import { useDecideRequest } from './use-decide-request.ts'
import { usePending } from './use-pending.ts'

type PendingDecision = { request: PendingRequest; verdict: 'approve' | 'deny' }

/** What patients asked points for and nobody has decided yet, the longest waiting first. */
export function RequestsPanel() {
  const list = usePending()
  const { items: pending, total = 0, error, refetch } = list
  const [asked, setAsked] = useState<PendingDecision>()
  const deciding = useDecideRequest(() => setAsked(undefined))
  const close = () => {
    deciding.forgetDuplicate()
    setAsked(undefined)
  }
  return (
    <Card padding="l" as="section" aria-labelledby="requests">
      <Stack gap="m">
        <Heading level={2} id="requests">
          Service Requests Approval
        </Heading>
        {error && <LoadError what="The requests" because={error} onRetry={refetch} />}
        {!pending && !error && (
          <Loading label="Loading the requests">
            <SkeletonRows />
          </Loading>
        )}
        {pending?.length === 0 && (
          <EmptyState
            level={3}
            drawing="letter"
            title="No pending requests"
            hint="New points requests show up here automatically."
          />
        )}
        {pending && pending.length > 0 && <PendingCards pending={pending} onAsk={setAsked} />}
        {pending && pending.length < total && (
          <Text tone="quiet">
            The {pending.length} that have waited longest are shown, of {total}.
          </Text>
        )}
        <ShowMore list={list} />
      </Stack>
      {asked && (
        <DecisionDialog
          key={asked.request.id + asked.verdict}
          {...asked}
          deciding={deciding}
          onClose={close}
        />
      )}
    </Card>
  )
}

type PendingCardsProps = { pending: readonly PendingRequest[]; onAsk: (asked: PendingDecision) => void }

function PendingCards({ pending, onAsk }: PendingCardsProps) {
  const [oldest] = pending
  useShortcut('r', oldest && (() => onAsk({ request: oldest, verdict: 'approve' })))
  return (
    <Grid as="ul" columns={1} columnsWide={2} gap="s" aria-label="Pending requests" ref={glides}>
      {pending.map(request => (
        <PendingCard
          key={request.id}
          request={request}
          approveKey={request === oldest ? 'r' : undefined}
          onDecide={verdict => onAsk({ request, verdict })}
        />
      ))}
    </Grid>
  )
}
