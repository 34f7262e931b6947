import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { FoundVoucher } from './found-voucher.tsx'

/** A voucher over the screen that somebody is on: Enter uses it, Escape leaves it. */
export function VoucherDialog({ code, onClose }: { code: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} size="s" title="Voucher">
      <FoundVoucher code={code} takesFocus />
    </Dialog>
  )
}
