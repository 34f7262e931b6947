import { lazy, Suspense, useEffect } from 'react'
import { showVoucher, useShownVoucher } from './show-voucher.ts'
import { useKeyboardScanner } from './use-keyboard-scanner.ts'

const VoucherDialog = lazy(async () => ({ default: (await import('./voucher-dialog.tsx')).VoucherDialog }))

/** Shows the voucher that a scanner at the desk typed or somebody chose, on whatever staff screen that was. */
export function ScannedVoucher() {
  const code = useShownVoucher()
  useKeyboardScanner(showVoucher)
  // Whoever opens the area next has not asked for it.
  useEffect(() => () => showVoucher(''), [])
  if (!code) return null
  return (
    <Suspense>
      <VoucherDialog key={code} code={code} onClose={() => showVoucher('')} />
    </Suspense>
  )
}
