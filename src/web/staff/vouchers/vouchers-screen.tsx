import { Split } from '#ui-kit/layout/split/split.tsx'
import { FindVoucher } from './find-voucher.tsx'
import { UsedVouchers } from './used-vouchers.tsx'

/** Redeems vouchers at the desk, and undoes today's mistakes. */
export function VouchersScreen() {
  return (
    <Split at="beside" aside={<UsedVouchers />}>
      <FindVoucher />
    </Split>
  )
}
