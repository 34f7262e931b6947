import { useState } from 'react'
import { useListPatientVouchers } from '#api/rewards/rewards.ts'
import type { Voucher } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { KeyHint } from '#ui-kit/actions/key-hint/key-hint.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Loading, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { dayOf } from '../../../format/days.ts'
import { phrases } from '../../../format/phrases.ts'
import { useShortcut } from '../../use-shortcut.ts'
import { useVouchers } from '../../vouchers/use-vouchers.ts'

/** A patient's vouchers with their codes, and redeeming them. */
export function PatientVouchers({ id }: { id: string }) {
  const { data: vouchers, error, refetch } = useListPatientVouchers(id)
  const [asked, ask] = useState<Voucher>()
  const { redeem, redeeming } = useVouchers(code => ask(now => (now?.code === code ? undefined : now)))
  const ready = (vouchers ?? []).filter(isReady)
  // The voucher that expires first, so that none is lost.
  const next = ready.toSorted((a, b) => endOf(a) - endOf(b))[0]
  useShortcut('v', next && (() => ask(next)))
  return (
    <Stack gap="xs" as="section" aria-labelledby="patient-vouchers">
      <Heading level={3} id="patient-vouchers">
        Vouchers
      </Heading>
      {vouchers ? (
        <Vouchers vouchers={vouchers} next={next} onUse={ask} />
      ) : error ? (
        <LoadError what="The vouchers" because={error} onRetry={refetch} />
      ) : (
        <Loading label="Loading vouchers">
          <SkeletonText lines={2} />
        </Loading>
      )}
      {asked && (
        <ConfirmDialog
          open
          onClose={() => ask(undefined)}
          title={`Redeem ${asked.title}?`}
          description={`Code ${asked.code}. You can undo this until midnight.`}
          confirmLabel="Redeem"
          busy={redeeming}
          busyLabel="Redeeming..."
          onConfirm={() => redeem(asked.code)}
        />
      )}
    </Stack>
  )
}

type VouchersProps = {
  vouchers: readonly Voucher[]
  /** The voucher that the keyboard shortcut redeems. */
  next: Voucher | undefined
  onUse: (voucher: Voucher) => void
}

function Vouchers({ vouchers, next, onUse }: VouchersProps) {
  if (vouchers.length === 0) return <Text tone="quiet">No vouchers yet.</Text>
  return (
    <List label="Vouchers">
      {vouchers.map(voucher => (
        <ListRow
          key={voucher.id}
          title={voucher.title}
          hint={phrases(voucher.code, `issued ${dayOf(voucher.issuedAt)}`, endOrUse(voucher))}
          trailing={
            isReady(voucher) ? (
              <Button
                variant="secondary"
                size="s"
                aria-label={`Redeem ${voucher.title} ${voucher.code}`}
                aria-keyshortcuts={voucher === next ? 'v' : undefined}
                onClick={() => onUse(voucher)}
              >
                Redeem {voucher === next && <KeyHint>V</KeyHint>}
              </Button>
            ) : (
              <Badge>{voucher.usedAt ? 'Used' : 'Expired'}</Badge>
            )
          }
        />
      ))}
    </List>
  )
}

const endOf = ({ expiresAt }: Voucher) => (expiresAt ? Date.parse(expiresAt) : Number.POSITIVE_INFINITY)

const isReady = (voucher: Voucher) => !voucher.usedAt && endOf(voucher) >= Date.now()

function endOrUse(voucher: Voucher): string | undefined {
  if (voucher.usedAt) return `used on ${dayOf(voucher.usedAt)}`
  return isReady(voucher) && voucher.expiresAt ? `until ${dayOf(voucher.expiresAt)}` : undefined
}
