import { lazy, Suspense, useState } from 'react'
import { useListCheckInCodes } from '#api/check-in/check-in.ts'
import { useListEntries } from '#api/points/points.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Check, QrCode } from '#ui-kit/icons.ts'
import { clinicToday } from '../format/days.ts'
import { signedPoints } from '../format/points.ts'
import { checkInPromise } from '../format/points-ranges.ts'
import { newestEntries, todaysCheckIn } from './todays-check-in.ts'

const ScannerDialog = lazy(async () => {
  const { ScannerDialog: component } = await import('../loyalty/check-in/scanner-dialog.tsx')
  return { default: component }
})

/** Opens the scanner and shows the points for a check-in. Less prominent once nothing more counts today. */
export function CheckInButton() {
  const [open, setOpen] = useState(false)
  const { data: codes = [] } = useListCheckInCodes()
  const { data: entries = [] } = useListEntries(newestEntries)
  const { points, isComplete } = todaysCheckIn(entries, codes, clinicToday())
  return (
    <>
      <Button
        size="l"
        full
        variant={isComplete ? 'quiet' : 'primary'}
        icon={isComplete ? Check : QrCode}
        onClick={() => setOpen(true)}
      >
        {isComplete ? `Checked in today · ${signedPoints(points)}` : `Check In · ${checkInPromise(codes)}`}
      </Button>
      <Suspense>{open && <ScannerDialog open onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
