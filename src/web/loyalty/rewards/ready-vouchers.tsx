import { lazy, Suspense, useState } from 'react'
import { useListVouchers } from '#api/rewards/rewards.ts'
import type { Voucher } from '#api/schemas/index.ts'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { dayOf } from '../../format/days.ts'
import { RewardEmblem } from './reward-emblem.tsx'
import { readyFirst, voucherHint, voucherState } from './voucher-state.ts'
import { VoucherStrip } from './voucher-strip/voucher-strip.tsx'

const VoucherMoment = lazy(async () => ({
  default: (await import('./voucher-moment.tsx')).VoucherMoment,
}))

type ReadyVouchersProps = {
  /** The maximum number; the rewards screen shows the others. */
  most?: number
  /** On Home, which still has the balance and next step to show, they are left out if they can't be loaded. */
  atHome?: boolean
}

/** The usable vouchers, and those that were used while the screen is open. */
export function ReadyVouchers({ most = Number.POSITIVE_INFINITY, atHome = false }: ReadyVouchersProps) {
  const {
    data: vouchers,
    error,
    refetch,
  } = useListVouchers({ query: { refetchOnMount: atHome ? false : 'always' } })
  if (vouchers) return <Ready vouchers={vouchers} most={most} />
  if (!error)
    return (
      <Loading label="Loading vouchers">
        <Skeleton shape="tile" />
      </Loading>
    )
  return atHome ? null : <LoadError what="Your vouchers" because={error} onRetry={refetch} />
}

function Ready({ vouchers, most }: { vouchers: readonly Voucher[]; most: number }) {
  const [shown, setShown] = useState<Voucher>()
  const [wasShown, setWasShown] = useState(false)
  const [seenReady, setSeenReady] = useState<ReadonlySet<string>>(new Set())
  const ready = vouchers.filter(voucher => voucherState(voucher) === 'ready')
  if (ready.some(({ id }) => !seenReady.has(id)))
    setSeenReady(new Set([...seenReady, ...ready.map(({ id }) => id)]))
  const tickets = readyFirst(vouchers.filter(({ id }) => seenReady.has(id)))
  if (tickets.length === 0) return null
  const show = (voucher: Voucher) => {
    setShown(voucher)
    setWasShown(true)
  }
  return (
    <Stack gap="s" as="section" aria-labelledby="vouchers">
      <Heading level={2} size={18} id="vouchers">
        My vouchers
      </Heading>
      {tickets.slice(0, most).map(voucher => (
        <Strip key={voucher.id} voucher={voucher} onShow={() => show(voucher)} />
      ))}
      {tickets.length > most && (
        <TextLink alone render={<ScreenLink to="/rewards" />}>
          {`All ${tickets.length} vouchers`}
        </TextLink>
      )}
      <Suspense>
        {wasShown && (
          <VoucherMoment voucher={shown} title="Your voucher" onClose={() => setShown(undefined)} />
        )}
      </Suspense>
    </Stack>
  )
}

function Strip({ voucher, onShow }: { voucher: Voucher; onShow: () => void }) {
  const { title, usedAt } = voucher
  return (
    <VoucherStrip
      title={title}
      leading={<RewardEmblem look={voucher} />}
      hint={usedAt ? `Used on ${dayOf(usedAt)}` : voucherHint(voucher) || 'Ready to use'}
      stubLabel={usedAt ? 'Used' : 'Show'}
      used={usedAt !== null}
      onClick={onShow}
    />
  )
}
