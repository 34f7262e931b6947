import { useRef } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { ScannerFrame } from '#ui-kit/forms/scanner-frame/scanner-frame.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { CameraControls } from '../../qr/camera-controls.tsx'
import { CameraPicture } from '../../qr/camera-picture.tsx'
import { type ScannerState, scannerBroken, silentCamera, useScanner } from '../../qr/use-scanner.ts'

type ScanVoucherProps = { onFound: (text: string) => void; onClose: () => void }

/** Scans the code from the patient's phone; without a camera it can be typed. */
export function ScanVoucher({ onFound, onClose }: ScanVoucherProps) {
  const video = useRef<HTMLVideoElement>(null)
  const { state, controls, lookAgain } = useScanner(video, onFound)
  const silent = silentCamera[state]
  const stopped = problems[state]
  const trouble = silent ?? stopped
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="Scan a voucher or card"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Type It Instead
          </Button>
          {!stopped && <CameraControls {...controls} />}
          {silent && <Button onClick={lookAgain}>Try Again</Button>}
          {stopped && <Button onClick={lookAgain}>Scan Again</Button>}
        </>
      }
    >
      <Stack gap="m">
        <ScannerFrame
          state={stopped || state === 'off' ? 'off' : state === 'found' ? 'success' : 'looking'}
          hint={trouble ? '' : state === 'starting' ? 'Opening the camera…' : 'Hold the QR code in the frame'}
        >
          <CameraPicture video={video} />
        </ScannerFrame>
        {trouble && (
          <Notice tone="caution" title={trouble.title}>
            {trouble.hint}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}

const noCamera = {
  title: 'Camera Not Available',
  hint: 'Allow camera access in your browser, or type the code.',
}

const problems: Partial<Record<ScannerState, { title: string; hint: string }>> = {
  missing: noCamera,
  refused: noCamera,
  timeout: { title: 'No code found', hint: 'Move a little closer, check the light, and try again.' },
  broken: scannerBroken,
}
