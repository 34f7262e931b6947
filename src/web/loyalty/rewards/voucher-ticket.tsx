import { lazy, Suspense } from 'react'
import type { Voucher } from '#api/schemas/index.ts'
import { Ticket } from '#ui-kit/brand/ticket/ticket.tsx'
import { Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { dayOf } from '../../format/days.ts'
import { RewardEmblem } from './reward-emblem.tsx'
import { RewardPicture } from './reward-picture.tsx'
import { voucherHint, voucherState } from './voucher-state.ts'

const QrCode = lazy(async () => ({ default: (await import('../../qr/qr-code/qr-code.tsx')).QrCode }))

type VoucherTicketProps = { voucher: Voucher; isNew?: boolean; level?: 2 | 3 }

export function VoucherTicket({ voucher, isNew = false, level = 3 }: VoucherTicketProps) {
  const { title, code, usedAt, icon, imageUrl } = voucher
  const status = voucherState(voucher)
  const picture = status === 'ready' && imageUrl
  return (
    <Ticket
      title={title}
      isNew={isNew}
      level={level}
      media={picture && <RewardPicture imageUrl={picture} />}
      leading={!picture && icon && <RewardEmblem look={voucher} />}
      hint={voucherHint(voucher)}
      code={code}
      codeLabel="Show this at the front desk"
      status={status}
      statusLabel={
        { ready: 'Ready', used: usedAt ? `Used on ${dayOf(usedAt)}` : '', expired: 'Expired' }[status]
      }
      qr={
        <Suspense fallback={<Skeleton shape="code" />}>
          <QrCode text={code} label={`${code} as a QR code`} />
        </Suspense>
      }
    />
  )
}
