import { lazy, Suspense, useEffect } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { clinic } from '../../data/clinic.ts'
import { hasResponse } from '../../data/request.ts'
import { earning, howToScan } from '../codes/code-words.ts'
import { EndScreen } from './end-screen.tsx'
import { ShowScreen } from './show-screen/show-screen.tsx'
import { type DeskCodeState, useDeskCode } from './use-desk-code.ts'
import { useWakeLock } from './use-wake-lock.ts'

const loadQrCode = () => import('../../qr/qr-code.tsx')
const QrCode = lazy(async () => ({ default: (await loadQrCode()).QrCode }))

/** The code of the moment, for the patients who stand before it. */
export function DeskCodeShown({ pass, onEnd }: { pass: string; onEnd: () => void }) {
  const state = useDeskCode(pass)
  const { shown, over } = state
  useWakeLock()
  useEffect(() => void loadQrCode(), [])
  return (
    <ShowScreen
      title={shown ? earning(shown.pointsValue) : clinic.clinicName}
      hint={shown && howToScan()}
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
        <Suspense fallback={<Skeleton shape="picture" />}>
          <QrCode text={shown.code} label="QR code to check in" size="full" />
        </Suspense>
      )}
      <WhatIsWrong state={state} />
    </ShowScreen>
  )
}

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
          : 'The tablet is offline and will pick up again once it’s connected. Until then, the front desk can award points.'}
      </Notice>
    )
  return shown ? null : <Skeleton shape="picture" />
}
