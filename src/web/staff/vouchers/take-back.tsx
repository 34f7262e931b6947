import type { DeskVoucher } from '#api/schemas/index.ts'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { useVouchers } from './use-vouchers.ts'

type TakeBackProps = { voucher: DeskVoucher | undefined; onClose: () => void }

/** Asks before a voucher that was used by mistake is made ready again. */
export function TakeBack({ voucher, onClose }: TakeBackProps) {
  const { takeBack, takingBack } = useVouchers(onClose)
  return (
    <ConfirmDialog
      open={voucher !== undefined}
      title="Make this voucher ready again?"
      description={
        voucher &&
        `You used ${voucher.title} of ${voucher.patient} by mistake. ${voucher.patient} gets a notification.`
      }
      confirmLabel="Make Ready"
      busy={takingBack}
      busyLabel="Making ready..."
      onConfirm={() => voucher && takeBack(voucher.code)}
      onClose={onClose}
    />
  )
}
