import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { FoundVoucher } from './found-voucher.tsx'

/** A voucher on top of the current screen: Enter redeems it, Escape closes it. */
export function VoucherDialog({ code, onClose }: { code: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} size="s" title="Voucher">
      <FoundVoucher code={code} takesFocus />
    </Dialog>
  )
}
