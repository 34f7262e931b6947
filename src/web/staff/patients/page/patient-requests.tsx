import { getReadPatientQueryKey } from '#api/patients/patients.ts'
import { useListPendingRequests } from '#api/requests/requests.ts'
import { getReadTimelineQueryKey } from '#api/timeline/timeline.ts'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { PendingList } from '../../requests/pending-list.tsx'

/** This patient's pending requests; hidden if there are none. */
export function PatientRequests({ id }: { id: string }) {
  const { data: pending, error, refetch } = useListPendingRequests({ userId: id })
  if (error) return <LoadError what="The requests" because={error} onRetry={refetch} />
  if (!pending)
    return (
      <Loading label="Loading requests">
        <Skeleton shape="tile" />
      </Loading>
    )
  if (pending.length === 0) return null
  return (
    <Section title="Pending" level={3} gap="s">
      <PendingList
        label="Pending"
        pending={pending}
        named={false}
        also={[getReadPatientQueryKey(id), getReadTimelineQueryKey(id)]}
      />
    </Section>
  )
}
