import { lazy, Suspense, useEffect } from 'react'
import { showVoucher, useShownVoucher } from './show-voucher.ts'
import { useKeyboardScanner } from './use-keyboard-scanner.ts'
import { useShowScanned } from './use-show-scanned.ts'

const VoucherDialog = lazy(async () => ({ default: (await import('./voucher-dialog.tsx')).VoucherDialog }))

/** Shows the scanned or selected voucher on every staff screen. */
export function ScannedVoucher() {
  const code = useShownVoucher()
  useKeyboardScanner(useShowScanned())
  // Closes it for the next person who opens the area.
  useEffect(() => () => showVoucher(''), [])
  if (!code) return null
  return (
    <Suspense>
      <VoucherDialog key={code} code={code} onClose={() => showVoucher('')} />
    </Suspense>
  )
}
