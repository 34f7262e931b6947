import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, startTransition, useState } from 'react'
import { CheckInScreen } from '../loyalty/check-in/check-in-screen.tsx'

const ScannerDialog = lazy(async () => ({
  default: (await import('../loyalty/check-in/scanner-dialog.tsx')).ScannerDialog,
}))

export const Route = createFileRoute('/_app/checkin')({
  staticData: { title: 'Check In' },
  component: CheckIn,
})

function CheckIn() {
  const [scanning, setScanning] = useState(false)
  return (
    <>
      {/* Shows the tap first, and renders the scanner afterward. */}
      <CheckInScreen onScan={() => startTransition(() => setScanning(true))} />
      <Suspense>{scanning && <ScannerDialog open onClose={() => setScanning(false)} />}</Suspense>
    </>
  )
}
