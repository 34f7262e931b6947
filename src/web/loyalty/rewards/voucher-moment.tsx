import { useState } from 'react'
import { useListVouchers } from '#api/rewards/rewards.ts'
import type { Voucher } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { SuccessMoment } from '#ui-kit/feedback/celebration/success-moment.tsx'
import { VoucherTicket } from './voucher-ticket.tsx'

export type VoucherMomentProps = {
  voucher: Voucher | undefined
  title: string
  line?: string | undefined
  onClose: () => void
}

/** A full-screen voucher to show at the desk. When the desk redeems it, it gets a stamp. */
export function VoucherMoment({ voucher, title, line, onClose }: VoucherMomentProps) {
  const { data: vouchers } = useListVouchers()
  const [shown, setShown] = useState(voucher)
  // Keeps the content during the closing animation.
  if (voucher && voucher !== shown) setShown(voucher)
  const current = vouchers?.find(({ id }) => id === shown?.id) ?? shown
  return (
    <SuccessMoment
      open={voucher !== undefined}
      onClose={onClose}
      title={current?.usedAt ? 'Enjoy!' : title}
      line={current?.usedAt ? '' : line}
      ticket={current && <VoucherTicket voucher={current} isNew level={3} />}
    >
      <Button full size="l" variant="secondary" onClick={onClose}>
        {current?.usedAt ? 'Done' : 'Later'}
      </Button>
    </SuccessMoment>
  )
}
