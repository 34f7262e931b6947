import { Split } from '#ui-kit/layout/split/split.tsx'
import { FindVoucher } from './find-voucher.tsx'
import { UsedVouchers } from './used-vouchers.tsx'

/** Vouchers at the desk: use one, and undo a mistake of today. */
export function VouchersScreen() {
  return (
    <Split at="beside" aside={<UsedVouchers />}>
      <FindVoucher />
    </Split>
  )
}
