import { useQueryClient } from '@tanstack/react-query'
import { getListPatientVouchersQueryKey, sendOffer, useSendOffer } from '#api/loyalty/loyalty.ts'
import type { Patient } from '#api/schemas/index.ts'
import { ConfirmDialog } from '#ui-kit/confirm-dialog/confirm-dialog.tsx'
import { showToast } from '#ui-kit/toast/store.ts'
import { useIdempotencyKeys } from '../../data/use-idempotency-keys.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'
import { nameOf } from './patient-words.ts'

/** Gives a patient 10% off any service, this month only. */
export function SendOfferDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const { send, busy } = useSending(patient, onClose)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Send 10% off to ${nameOf(patient)}?`}
      description="10% off any service, for one use, valid for the current month only. They get a voucher in the app and, where they set it up, a push notification."
      confirmLabel="Send 10% Off"
      busy={busy}
      busyLabel="Sending..."
      onConfirm={send}
    />
  )
}

function useSending({ id }: Patient, onDone: () => void) {
  const queryClient = useQueryClient()
  const keys = useIdempotencyKeys()
  const { mutate, isPending } = useSendOffer({
    mutation: {
      mutationFn: ({ data }) => sendOffer(data, keys.headersFor(data.userId)),
      onSuccess: ({ message }) => {
        keys.answered(id)
        showToast({ title: 'Promotion Sent!', description: message, tone: 'positive' })
        onDone()
        return queryClient.invalidateQueries({ queryKey: getListPatientVouchersQueryKey(id) })
      },
      onError: error => {
        keys.failed(id, error)
        if (handleUnauthorized(error)) return
        showToast({ title: 'Failed to Send Promotion', description: error.sentence, tone: 'critical' })
      },
    },
  })
  return { send: () => mutate({ data: { userId: id } }), busy: isPending }
}
