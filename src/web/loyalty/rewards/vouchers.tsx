import { lazy, Suspense, useState } from 'react'
import { useListVouchers } from '#api/rewards/rewards.ts'
import type { Voucher } from '#api/schemas/index.ts'
import { Ticket } from '#ui-kit/brand/ticket/ticket.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { glides } from '#ui-kit/foundations/motion/glides.ts'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { dayOf } from '../../format/days.ts'
import { RewardEmblem, worthOf } from './reward-emblem.tsx'
import { RewardPicture } from './reward-picture.tsx'

const QrCode = lazy(async () => ({ default: (await import('../../qr/qr-code.tsx')).QrCode }))

/** What was claimed, as tickets for the desk. */
export function Vouchers() {
  const { data: vouchers, error, refetch } = useListVouchers()
  return (
    <Stack gap="m" as="section" aria-labelledby="vouchers">
      <Heading level={2} id="vouchers">
        My vouchers
      </Heading>
      {vouchers ? (
        <Tickets vouchers={vouchers} />
      ) : error ? (
        <LoadError what="Your vouchers" because={error} onRetry={refetch} />
      ) : (
        <Loading label="Loading vouchers">
          <Skeleton shape="tile" />
        </Loading>
      )}
    </Stack>
  )
}

function Tickets({ vouchers }: { vouchers: readonly Voucher[] }) {
  // A voucher that has not changed is the same object the next time.
  const [seen] = useState(vouchers)
  if (vouchers.length === 0)
    return <Text tone="quiet">A claimed reward becomes a voucher here, to show at the desk.</Text>
  return (
    <Stack gap="m" ref={glides}>
      {vouchers.map(voucher => (
        <VoucherTicket key={voucher.id} voucher={voucher} isNew={!seen.includes(voucher)} />
      ))}
    </Stack>
  )
}

function VoucherTicket({ voucher, isNew }: { voucher: Voucher; isNew: boolean }) {
  const { title, code, expiresAt, icon, imageUrl } = voucher
  const state = statusOf(voucher)
  const picture = state.status === 'ready' && imageUrl
  const worth = worthOf(voucher)
  const until = expiresAt ? `Good until ${dayOf(expiresAt)}` : ''
  return (
    <Ticket
      title={title}
      isNew={isNew}
      media={picture && <RewardPicture imageUrl={picture} />}
      leading={!picture && icon && <RewardEmblem look={voucher} />}
      hint={[worth, until].filter(Boolean).join(' · ')}
      code={code}
      codeLabel="Show this code at the desk"
      {...state}
      qr={
        <Suspense fallback={<Skeleton shape="code" />}>
          <QrCode text={code} label={`${code} as a QR code`} />
        </Suspense>
      }
    />
  )
}

function statusOf({ usedAt, expiresAt }: Voucher) {
  if (usedAt) return { status: 'used', statusLabel: `Used on ${dayOf(usedAt)}` } as const
  if (expiresAt && Date.parse(expiresAt) < Date.now())
    return { status: 'expired', statusLabel: 'Expired' } as const
  return { status: 'ready', statusLabel: 'Ready' } as const
}
