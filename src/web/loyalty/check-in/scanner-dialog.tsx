import { useState } from 'react'
import type { CheckInAnswer } from '#api/schemas/index.ts'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { useIsLeft } from '../../data/use-action.ts'
import { CheckInMoment } from './check-in-moment.tsx'
import { useScanProof } from './scan-queue/scan-proof.ts'
import { Scanner } from './scanner.tsx'
import { useScannedCheckIn } from './use-check-in.ts'

export type ScannerDialogProps = { open: boolean; onClose(): void }

/** Scans the clinic's code and checks the member in, from the camera to the points earned. */
export function ScannerDialog({ open, onClose }: ScannerDialogProps) {
  const [won, setWon] = useState<CheckInAnswer>()
  const isLeft = useIsLeft()
  const { post, reset, failure } = useScannedCheckIn(answer => {
    if (!isLeft.current) setWon(answer)
    else showToast({ title: 'Check-in Successful!', description: answer.message, tone: 'positive' })
  })
  useScanProof(open && !won)
  const close = () => {
    setWon(undefined)
    reset()
    onClose()
  }
  return (
    <>
      <Dialog open={open && !won} onClose={close} title="Scan QR Code to Check In">
        <Scanner onFound={post} onLookAgain={reset} onClose={close} failure={failure} />
      </Dialog>
      <CheckInMoment won={open ? won : undefined} onClose={close} />
    </>
  )
}
