import { useEffect, useRef, useState } from 'react'
import { useFindVoucher } from '#api/rewards/rewards.ts'
import type { DeskVoucher } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Ticket } from '#ui-kit/brand/ticket/ticket.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { breakable } from '../../format/breakable.tsx'
import { clinicMoment } from '../../format/clinic-moment.ts'
import { TakeBack } from './take-back.tsx'
import { useVouchers } from './use-vouchers.ts'

type FoundVoucherProps = {
  code: string
  /** Whether the redeem button gets focus once it's enabled. */
  takesFocus?: boolean
}

/** A voucher's owner and value, and redeeming it. */
export function FoundVoucher({ code, takesFocus = false }: FoundVoucherProps) {
  const { data: voucher, error, refetch, isFetching } = useFindVoucher({ code })
  if (error?.code === 'unknown-voucher')
    return (
      <Notice tone="critical" title="Not found">
        {error.userMessage}
      </Notice>
    )
  if (error) return <LoadError what="The voucher" couldNotBe="looked up" because={error} onRetry={refetch} />
  if (!voucher)
    return (
      <Loading asked label="Looking up the voucher">
        <Skeleton shape="tile" />
      </Loading>
    )
  return <Found voucher={voucher} checking={isFetching} takesFocus={takesFocus} />
}

type FoundProps = { voucher: DeskVoucher; checking: boolean; takesFocus: boolean }

function Found({ voucher, checking, takesFocus }: FoundProps) {
  const { title, rewardValue, code, state, patient, email, canBeTakenBack } = voucher
  const [asking, setAsking] = useState(false)
  const { redeem, redeeming } = useVouchers(() => undefined)
  const use = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus && !checking) use.current?.focus()
  }, [takesFocus, checking])
  return (
    <Stack gap="s">
      <Ticket
        title={title}
        hint={
          <>
            {isSame(rewardValue, title) ? '' : `${rewardValue} · `}
            {patient}
            {email && <>, {breakable(email)}</>}
          </>
        }
        code={code}
        codeLabel="Code"
        status={state}
        statusLabel={stateOf(voucher)}
      />
      {state === 'ready' && (
        <Button
          ref={use}
          full
          busy={redeeming || checking}
          busyLabel="Redeeming..."
          onClick={() => redeem(code)}
        >
          Redeem
        </Button>
      )}
      {state !== 'ready' && <Text tone="quiet">This voucher can’t be used anymore.</Text>}
      {canBeTakenBack && (
        <Button full variant="secondary" onClick={() => setAsking(true)}>
          Undo
        </Button>
      )}
      <TakeBack voucher={asking ? voucher : undefined} onClose={() => setAsking(false)} />
    </Stack>
  )
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

function stateOf({ state, usedAt, expiresAt }: DeskVoucher): string {
  if (state === 'used') return usedAt ? `Used ${clinicMoment(usedAt)}` : 'Used'
  return state === 'expired' && expiresAt ? `Expired ${clinicMoment(expiresAt)}` : 'Ready'
}
