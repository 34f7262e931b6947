import { useState } from 'react'
import { getReadPatientQueryKey } from '#api/patients/patients.ts'
import { useListPendingRequests } from '#api/requests/requests.ts'
import type { PendingRequest } from '#api/schemas/index.ts'
import { getReadTimelineQueryKey } from '#api/timeline/timeline.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { DecisionDialog } from '../../requests/decision-dialog.tsx'
import { PendingCard } from '../../requests/pending-card.tsx'
import { useDecideRequest } from '../../requests/use-decide-request.ts'
import { useShortcut } from '../../use-shortcut.ts'

type PendingDecision = { request: PendingRequest; verdict: 'approve' | 'deny' }

/** What this patient asked points for and nobody has decided yet; nothing where nothing waits. */
export function PatientRequests({ id }: { id: string }) {
  const { data: pending = [], error, refetch } = useListPendingRequests({ userId: id })
  const [asked, setAsked] = useState<PendingDecision>()
  const deciding = useDecideRequest(
    () => setAsked(undefined),
    [getReadPatientQueryKey(id), getReadTimelineQueryKey(id)],
  )
  const [oldest] = pending
  useShortcut('r', oldest && (() => setAsked({ request: oldest, verdict: 'approve' })))
  const close = () => {
    deciding.forgetDuplicate()
    setAsked(undefined)
  }
  if (error) return <LoadError what="The requests" because={error} onRetry={refetch} />
  if (!oldest) return null
  return (
    <Card padding="m" as="section" aria-labelledby="patient-requests">
      <Stack gap="s">
        <Heading level={3} id="patient-requests">
          Pending
        </Heading>
        <Stack as="ul" gap="s" aria-label="Pending">
          {pending.map(request => (
            <PendingCard
              key={request.id}
              request={request}
              named={false}
              approveKey={request === oldest ? 'r' : undefined}
              onDecide={verdict => setAsked({ request, verdict })}
            />
          ))}
        </Stack>
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
