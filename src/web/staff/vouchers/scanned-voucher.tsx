import { lazy, Suspense, useState } from 'react'
import { useKeyboardScanner } from './use-keyboard-scanner.ts'

const VoucherDialog = lazy(async () => ({ default: (await import('./voucher-dialog.tsx')).VoucherDialog }))

/** Shows the voucher that a scanner at the desk typed, on whatever staff screen that was. */
export function ScannedVoucher() {
  const [code, setCode] = useState('')
  useKeyboardScanner(text => setCode(text.slice(0, 40)))
  if (!code) return null
  return (
    <Suspense>
      <VoucherDialog key={code} code={code} onClose={() => setCode('')} />
    </Suspense>
  )
}
