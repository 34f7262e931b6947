import { useListVouchers } from '#api/rewards/rewards.ts'
import { Disclosure } from '#ui-kit/layout/disclosure/disclosure.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { voucherState } from './voucher-state.ts'
import { VoucherTicket } from './voucher-ticket.tsx'

export function PastVouchers() {
  const { data: vouchers = [] } = useListVouchers()
  const past = vouchers.filter(voucher => voucherState(voucher) !== 'ready')
  if (past.length === 0) return null
  return (
    <Disclosure title="Past vouchers" hint={String(past.length)}>
      <Stack gap="m">
        {past.map(voucher => (
          <VoucherTicket key={voucher.id} voucher={voucher} />
        ))}
      </Stack>
    </Disclosure>
  )
}
