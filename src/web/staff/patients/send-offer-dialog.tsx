import { getListPatientVouchersQueryKey, sendOffer } from '#api/rewards/rewards.ts'
import type { Patient, SendOfferBody } from '#api/schemas/index.ts'
import { getReadTimelineQueryKey } from '#api/timeline/timeline.ts'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { useAction } from '../../data/use-action.ts'
import { nameOf } from './patient-labels.ts'

/** Gives a patient 10% off any service, this month only. */
export function SendOfferDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const { send, busy } = useSending(patient, onClose)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Send 10% off to ${nameOf(patient)}?`}
      description="10% off any service, one use, valid this month only. They’ll get a voucher in the app, and a push notification if they’ve turned those on."
      confirmLabel="Send 10% Off"
      busy={busy}
      busyLabel="Sending..."
      onConfirm={send}
    />
  )
}

function useSending({ id }: Patient, onDone: () => void) {
  const { mutate, isPending } = useAction({
    call: sendOffer,
    once: ({ userId }: SendOfferBody) => userId,
    success: ({ message }) => ({ title: 'Promotion Sent!', description: message }),
    failure: 'Failed to Send Promotion',
    onOver: onDone,
    refreshes: [getListPatientVouchersQueryKey(id), getReadTimelineQueryKey(id)],
  })
  return { send: () => mutate({ userId: id }), busy: isPending }
}
