import { getReadPatientQueryKey } from '#api/patients/patients.ts'
import { useListPendingRequests } from '#api/requests/requests.ts'
import { getReadTimelineQueryKey } from '#api/timeline/timeline.ts'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
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
    <Card padding="m" as="section" aria-labelledby="patient-requests">
      <Stack gap="s">
        <Heading level={3} id="patient-requests">
          Pending
        </Heading>
        <PendingList
          label="Pending"
          pending={pending}
          named={false}
          also={[getReadPatientQueryKey(id), getReadTimelineQueryKey(id)]}
        />
      </Stack>
    </Card>
  )
}
