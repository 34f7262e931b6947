import { lazy, Suspense, useEffect } from 'react'
import { showVoucher, useShownVoucher } from './show-voucher.ts'
import { useKeyboardScanner } from './use-keyboard-scanner.ts'
import { useShowScanned } from './use-show-scanned.ts'

const VoucherDialog = lazy(async () => ({ default: (await import('./voucher-dialog.tsx')).VoucherDialog }))

/** Shows what a scanner at the desk typed, or the voucher that was chosen, on every staff screen. */
export function ScannedVoucher() {
  const code = useShownVoucher()
  useKeyboardScanner(useShowScanned())
  // Whoever opens the area next has not asked for it.
  useEffect(() => () => showVoucher(''), [])
  if (!code) return null
  return (
    <Suspense>
      <VoucherDialog key={code} code={code} onClose={() => showVoucher('')} />
    </Suspense>
  )
}
