import { useState } from 'react'
import { getListUsedVouchersQueryKey, getListUsedVouchersUrl } from '#api/rewards/rewards.ts'
import type { DeskVoucher } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { timeOf } from '../../format/days.ts'
import { ShowMore } from '../show-more.tsx'
import { useInfiniteList } from '../use-infinite-list.ts'
import { TakeBack } from './take-back.tsx'

/** Today's redeemed vouchers; mistakes can be undone on the same day. */
export function UsedVouchers() {
  const list = useInfiniteList<DeskVoucher>({
    queryKey: getListUsedVouchersQueryKey(),
    addressOf: getListUsedVouchersUrl,
  })
  const { items: used, error, refetch } = list
  const [asked, setAsked] = useState<DeskVoucher>()
  return (
    <Section title="Used today" level={3} padding="l" gap="s">
      {error && <LoadError what="Today’s vouchers" because={error} onRetry={refetch} />}
      {!used && !error && <Loading />}
      {used?.length === 0 && <Text tone="quiet">No vouchers used today.</Text>}
      {used && used.length > 0 && (
        <List label="Used today">
          {used.map(voucher => (
            <ListRow
              key={voucher.code}
              title={voucher.title}
              hint={`${voucher.patient} · ${voucher.code}${voucher.usedAt ? ` · ${timeOf(voucher.usedAt)}` : ''}`}
              trailing={
                <Button
                  size="s"
                  variant="secondary"
                  onClick={() => setAsked(voucher)}
                  aria-label={`Undo redemption of ${voucher.title} for ${voucher.patient}`}
                >
                  Undo
                </Button>
              }
            />
          ))}
        </List>
      )}
      <ShowMore list={list} />
      <TakeBack voucher={asked} onClose={() => setAsked(undefined)} />
    </Section>
  )
}
