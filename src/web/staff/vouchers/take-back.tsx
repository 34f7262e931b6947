import type { DeskVoucher } from '#api/schemas/index.ts'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { useVouchers } from './use-vouchers.ts'

type TakeBackProps = { voucher: DeskVoucher | undefined; onClose: () => void }

/** Confirms before undoing a voucher redeemed by mistake. */
export function TakeBack({ voucher, onClose }: TakeBackProps) {
  const { takeBack, takingBack } = useVouchers(code => code === voucher?.code && onClose())
  return (
    <ConfirmDialog
      open={voucher !== undefined}
      title="Undo this redemption?"
      description={
        voucher && `${voucher.title} will be ready to use again. ${voucher.patient} will be notified.`
      }
      confirmLabel="Undo"
      busy={takingBack}
      busyLabel="Undoing..."
      onConfirm={() => voucher && takeBack(voucher.code)}
      onClose={onClose}
    />
  )
}
