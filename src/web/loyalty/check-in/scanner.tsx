import { useRef } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { ScannerFrame } from '#ui-kit/forms/scanner-frame/scanner-frame.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { CameraControls } from '../../qr/camera-controls.tsx'
import { CameraNotAvailable } from '../../qr/camera-not-available.tsx'
import { CameraPicture } from '../../qr/camera-picture.tsx'
import { type ScannerState, scannerBroken, silentCamera, useScanner } from '../../qr/use-scanner.ts'
import { type CheckInFailure, isTaken } from './use-check-in.ts'

export type ScannerProps = {
  /** Called once per scan attempt. */
  onFound: (text: string) => void
  onLookAgain: () => void
  onClose: () => void
  /** Why the last code didn't count. */
  failure?: CheckInFailure | undefined
}

/** The camera view with instructions and errors. */
export function Scanner({ onFound, onLookAgain, onClose, failure }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const { state, controls, lookAgain } = useScanner(video, onFound)
  const again = () => {
    onLookAgain()
    lookAgain()
  }
  if (state === 'missing' || state === 'refused')
    return <CameraNotAvailable missing={state === 'missing'} onClose={onClose} />
  const taken = failure !== undefined && isTaken(failure)
  const silent = failure ? undefined : silentCamera[state]
  const stopped = failure !== undefined || state === 'timeout' || state === 'broken'
  return (
    <Stack gap="m">
      <ScannerFrame state={frameOf(state, stopped)} hint={stopped || silent ? '' : hintOf(state)}>
        <CameraPicture video={video} />
      </ScannerFrame>
      {silent ? (
        <Notice tone="caution" title={silent.title}>
          {silent.hint}
        </Notice>
      ) : stopped ? (
        <WhatWentWrong state={state} failure={failure} />
      ) : (
        <Text tone="quiet" align="center">
          Hold your device steady and point the camera at the QR code
        </Text>
      )}
      {!failure && (silent || stopped) && <Text align="center">Or ask the front desk to check you in.</Text>}
      <Inline spread="center" gap="s">
        <Button variant="secondary" onClick={onClose}>
          {taken ? 'Done' : 'Cancel'}
        </Button>
        {!stopped && <CameraControls {...controls} />}
        {silent && <Button onClick={again}>Try Again</Button>}
        {stopped && !taken && <Button onClick={again}>Scan Again</Button>}
      </Inline>
    </Stack>
  )
}

function WhatWentWrong({ state, failure }: { state: ScannerState; failure: CheckInFailure | undefined }) {
  if (failure)
    return (
      <Notice tone={toneOf(failure)} title={failure.title}>
        {failure.description}
      </Notice>
    )
  if (state === 'timeout')
    return (
      <Notice tone="caution" title="Scanner error: timeout">
        No QR code found. Move closer, check the light, and try again.
      </Notice>
    )
  return (
    <Notice tone="caution" title={scannerBroken.title}>
      {scannerBroken.hint}
    </Notice>
  )
}

function toneOf(failure: CheckInFailure) {
  if (!isTaken(failure)) return 'critical'
  return failure.title === 'Scan saved' ? 'offline' : 'info'
}

function frameOf(state: ScannerState, stopped: boolean) {
  if (stopped || state === 'off') return 'off'
  return state === 'found' ? 'success' : 'looking'
}

function hintOf(state: ScannerState) {
  if (state === 'found') return 'Checking you in…'
  return state === 'starting' ? 'Opening the camera…' : 'Position QR code in the frame'
}
