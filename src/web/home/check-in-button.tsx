import { QrCode } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListCheckInCodes } from '#api/check-in/check-in.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { checkInPromise } from '../format/points-ranges.ts'

const ScannerDialog = lazy(async () => {
  const { ScannerDialog: component } = await import('../loyalty/check-in/scanner-dialog.tsx')
  return { default: component }
})

/** Opens the scanner; says what a check-in earns, as the codes themselves do. */
export function CheckInButton() {
  const [open, setOpen] = useState(false)
  const { data: codes = [] } = useListCheckInCodes()
  return (
    <>
      <Button size="l" full icon={QrCode} onClick={() => setOpen(true)}>
        {`Check In · ${checkInPromise(codes)}`}
      </Button>
      <Suspense>{open && <ScannerDialog open onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
