import { QrCode } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListCheckInCodes } from '#api/check-in/check-in.ts'
import type { CheckInCode } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/button/button.tsx'

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
        {`Check In · ${promise(codes)}`}
      </Button>
      <Suspense>{open && <ScannerDialog open onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

function promise(codes: readonly CheckInCode[]) {
  const values = codes.filter(code => code.isActive).map(code => code.pointsValue)
  if (values.length === 0) return 'Earn Points'
  const most = Math.max(...values)
  return Math.min(...values) === most ? `Earn ${most} Points` : `Earn up to ${most} Points`
}
