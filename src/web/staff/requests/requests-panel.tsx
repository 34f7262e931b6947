import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { ShowMore } from '../show-more.tsx'
import { PendingList } from './pending-list.tsx'
import { usePending } from './use-pending.ts'

/** Pending requests for points, longest waiting first. */
export function RequestsPanel() {
  const list = usePending()
  const { items: pending, total = 0, error, refetch } = list
  return (
    <Section title="Service Requests Approval" padding="l">
      {error && <LoadError what="The requests" because={error} onRetry={refetch} />}
      {!pending && !error && <Loading label="Loading the requests" />}
      {pending?.length === 0 && (
        <EmptyState
          level={3}
          drawing="letter"
          title="No pending requests"
          hint="New points requests show up here automatically."
        />
      )}
      {pending && <PendingList label="Pending requests" pending={pending} />}
      {pending && pending.length < total && (
        <Text tone="quiet">
          Showing the {pending.length} oldest of {total}.
        </Text>
      )}
      <ShowMore list={list} />
    </Section>
  )
}
