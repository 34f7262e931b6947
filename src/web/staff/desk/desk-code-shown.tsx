import { lazy, Suspense, useEffect } from 'react'
import type { DeskCodeArrivalsItem } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Wordmark } from '#ui-kit/brand/wordmark/wordmark.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { useSpecialForAll } from '../../content/promotions/use-offers.ts'
import { clinic } from '../../data/clinic.ts'
import { hasResponse } from '../../data/request.ts'
import { earning, howToScan } from '../codes/code-words.ts'
import { DrainingFrame } from './draining-frame/draining-frame.tsx'
import { EndScreen } from './end-screen.tsx'
import { greetsByName } from './greeting.ts'
import { ShowScreen } from './show-screen/show-screen.tsx'
import { useArrival } from './use-arrival.ts'
import { type DeskCodeState, useDeskCode } from './use-desk-code.ts'
import { useEvening } from './use-evening.ts'
import { useWakeLock } from './use-wake-lock.ts'

const loadQrCode = () => import('../../qr/qr-code/qr-code.tsx')
const QrCode = lazy(async () => ({ default: (await loadQrCode()).QrCode }))

/** The current code for patients at the desk, always in the evening theme, which suits the lobby's light. */
export function DeskCodeShown({ pass, onEnd }: { pass: string; onEnd: () => void }) {
  const state = useDeskCode(pass, greetsByName())
  const { shown, over } = state
  const arrival = useArrival(shown)
  const special = useSpecialForAll()
  useWakeLock()
  useEvening()
  useEffect(() => void loadQrCode(), [])
  return (
    <ShowScreen
      mark={<Wordmark name={clinic.clinicName} picture={clinic.brand.logo} />}
      title={arrival ? greeting(arrival) : shown ? earning(shown.pointsValue) : clinic.clinicName}
      hint={shown && howToScan()}
      note={shown && special && <Text size={18}>{`Today’s special: ${special}`}</Text>}
      noteHidden={arrival !== undefined}
      foot={
        <>
          {shown && <Text tone="quiet">{`${shown.description} · changes every 30 seconds`}</Text>}
          {over ? (
            <Button size="s" onClick={onEnd}>
              Start Again
            </Button>
          ) : (
            <EndScreen pass={pass} onEnd={onEnd} />
          )}
        </>
      }
    >
      {shown && (
        <DrainingFrame key={shown.code} ms={shown.renewInMs}>
          <Suspense fallback={<Skeleton shape="picture" />}>
            <QrCode text={shown.code} label="QR code to check in" size="full" />
          </Suspense>
        </DrainingFrame>
      )}
      <WhatIsWrong state={state} />
    </ShowScreen>
  )
}

const greeting = ({ firstName, points }: DeskCodeArrivalsItem) =>
  firstName ? `Welcome, ${firstName} · +${points}` : `Welcome · +${points}`

function WhatIsWrong({ state: { shown, problem, over } }: { state: DeskCodeState }) {
  if (over)
    return (
      <Notice tone="caution" title="This screen has ended">
        {problem?.userMessage}
      </Notice>
    )
  if (problem)
    return (
      <Notice tone="offline" title={shown ? 'Couldn’t refresh the code' : 'No code to show right now'}>
        {hasResponse(problem)
          ? problem.userMessage
          : 'The tablet is offline and will pick up again once it’s connected. Until then, the front desk can check you in.'}
      </Notice>
    )
  return shown ? null : <Skeleton shape="picture" />
}
