import { useState } from 'react'
import { getListWebhookDeliveriesQueryKey, replayWebhookDeliveries } from '#api/webhooks/webhooks.ts'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { useAction } from '../../data/use-action.ts'
import { figure } from '../../format/points.ts'

const hourMs = 3_600_000

const spans = [
  { value: '1', label: 'The last hour' },
  { value: '24', label: 'The last 24 hours' },
  { value: '168', label: 'The last 7 days' },
  { value: '720', label: 'The last 30 days' },
] as const

/** Sends the events since a time again, for a receiver that was down. */
export function ReplayDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [hours, setHours] = useState<string>('24')
  const replaying = useAction({
    call: () =>
      replayWebhookDeliveries(id, { since: new Date(Date.now() - Number(hours) * hourMs).toISOString() }),
    success: ({ replayed }) => ({
      title: 'Sending again',
      description: replayed === 1 ? '1 event' : `${figure(replayed)} events`,
    }),
    failure: 'Error',
    onOver: onClose,
    refreshes: [getListWebhookDeliveriesQueryKey(id)],
  })
  return (
    <ConfirmDialog
      open
      title="Resend past events?"
      description="Includes events from while it was off. The other system can skip duplicates by their ID."
      confirmLabel="Send Again"
      busy={replaying.isPending}
      busyLabel="Sending..."
      onConfirm={() => replaying.mutate()}
      onClose={onClose}
    >
      <SelectField
        label="From"
        value={hours}
        onChange={({ target }) => setHours(target.value)}
        options={spans}
      />
    </ConfirmDialog>
  )
}
