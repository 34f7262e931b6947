import { useEffect, useState } from 'react'
import { showClaimCode, useReadClaimCode } from '#api/claims/claims.ts'
import type { ClaimCode } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { useAction } from '../../../data/use-action.ts'
import { timeOf } from '../../../format/days.ts'
import { QrCode } from '../../../qr/qr-code/qr-code.tsx'

type ClaimCodeDialogProps = { id: string; name: string; onClose: () => void }

type ShownCode = ClaimCode & { readonly shownAt: number }

const lastsMs = 120_000
const askEveryMs = 2_000

/** Shows the code with which a patient signs in on their own phone, and tells staff once it's used. */
export function ClaimCodeDialog({ id, name, onClose }: ClaimCodeDialogProps) {
  const [shown, setShown] = useState<ShownCode>()
  const { mutate, error, isPending } = useAction({
    call: () => showClaimCode(id),
    secret: true,
    // On this device's own clock, which may be wrong.
    onSuccess: code => setShown({ ...code, shownAt: Date.now() }),
  })
  useEffect(() => mutate(), [mutate])
  return (
    <Dialog open onClose={onClose} size="s" title={`Sign in ${name}`}>
      {error ? (
        <Stack gap="m">
          <Notice tone={error.code === 'already-claimed' ? 'info' : 'critical'}>{error.userMessage}</Notice>
          {error.code !== 'already-claimed' && (
            <Button full onClick={() => mutate()} busy={isPending} busyLabel="Loading...">
              Try Again
            </Button>
          )}
        </Stack>
      ) : shown ? (
        <Shown key={shown.id} patientId={id} code={shown} onAgain={mutate} onClose={onClose} />
      ) : (
        <Loading label="Loading the code">
          <Skeleton shape="picture" />
        </Loading>
      )}
    </Dialog>
  )
}

type ShownProps = { patientId: string; code: ShownCode; onAgain: () => void; onClose: () => void }

function Shown({ patientId, code, onAgain, onClose }: ShownProps) {
  const left = useSecondsLeft(code.shownAt + lastsMs)
  const { data: state } = useReadClaimCode(patientId, {
    query: {
      gcTime: 0,
      refetchInterval: ({ state: { data } }) => (isUsed(code, data) || left === 0 ? false : askEveryMs),
    },
  })
  if (state && isUsed(code, state))
    return (
      <Stack gap="m">
        <Notice tone="positive" title="Signed in">
          The code was used at {timeOf(state.usedAt)}. It no longer works.
        </Notice>
        <Button full onClick={onClose}>
          Done
        </Button>
      </Stack>
    )
  const isReplaced = state?.id !== undefined && state.id !== null && state.id > code.id
  if (left === 0 || isReplaced)
    return (
      <Stack gap="m">
        <Notice tone="caution" title="No longer valid">
          {isReplaced ? 'A newer one was shown on another screen.' : 'Codes work for two minutes.'}
        </Notice>
        <Button full onClick={onAgain}>
          Show a New Code
        </Button>
      </Stack>
    )
  return (
    <Stack gap="m">
      <Text>
        Have the patient scan this with their phone’s camera, or open {new URL(code.url).host}/claim and type
        the code.
      </Text>
      <Inline spread="center">
        <QrCode text={code.url} label="QR code that signs the patient in" />
      </Inline>
      <Heading level={3} size={36} align="center">
        {code.code.toUpperCase()}
      </Heading>
      <Text tone="quiet" size={14} align="center" figures>
        Works once, for {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}. Check that it’s the
        right person.
      </Text>
    </Stack>
  )
}

type UsedState = { readonly id: string | null; readonly usedAt: string | null }

const isUsed = <State extends UsedState>(
  code: ClaimCode,
  state: State | undefined,
): state is State & { usedAt: string } => state?.id === code.id && state.usedAt !== null

function useSecondsLeft(until: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((until - Date.now()) / 1_000))
  const [left, setLeft] = useState(secondsLeft)
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 500)
    return () => clearInterval(timer)
  })
  return left
}
