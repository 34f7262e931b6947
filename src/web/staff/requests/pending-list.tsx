import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import type { PendingRequest } from '#api/schemas/index.ts'
import { glides } from '#ui-kit/foundations/motion/glides.ts'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { useShortcut } from '../use-shortcut.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { PendingCard } from './pending-card.tsx'
import { useDecideRequest } from './use-decide-request.ts'

type PendingDecision = { request: PendingRequest; verdict: 'approve' | 'deny' }

type PendingListProps = {
  label: string
  /** Longest waiting first; the shortcut approves the first one. */
  pending: readonly PendingRequest[]
  /** Whether to show the patient's name; off on their own page. */
  named?: boolean
  /** Other queries that a decision changes. */
  also?: readonly QueryKey[]
}

export function PendingList({ label, pending, named = true, also = [] }: PendingListProps) {
  const [asked, setAsked] = useState<PendingDecision>()
  const deciding = useDecideRequest(
    asked?.request.id,
    id => setAsked(now => (now?.request.id === id ? undefined : now)),
    also,
  )
  const [oldest] = pending
  useShortcut('r', oldest && (() => setAsked({ request: oldest, verdict: 'approve' })))
  const close = () => {
    deciding.forgetDuplicate()
    setAsked(undefined)
  }
  return (
    <>
      {oldest && (
        <Grid as="ul" columns={1} columnsWide="fit" gap="s" aria-label={label} ref={glides}>
          {pending.map(request => (
            <PendingCard
              key={request.id}
              request={request}
              named={named}
              approveKey={request === oldest ? 'r' : undefined}
              onDecide={verdict => setAsked({ request, verdict })}
            />
          ))}
        </Grid>
      )}
      {asked && (
        <DecisionDialog
          key={asked.request.id + asked.verdict}
          {...asked}
          request={pending.find(({ id }) => id === asked.request.id) ?? asked.request}
          deciding={deciding}
          onClose={close}
        />
      )}
    </>
  )
}
