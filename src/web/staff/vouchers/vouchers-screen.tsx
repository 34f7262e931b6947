import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { FindVoucher } from './find-voucher.tsx'
import { UsedVouchers } from './used-vouchers.tsx'

/** Vouchers at the desk: use one, and undo a mistake of today. */
export function VouchersScreen() {
  return (
    <Stack gap="m">
      <FindVoucher />
      <UsedVouchers />
    </Stack>
  )
}
