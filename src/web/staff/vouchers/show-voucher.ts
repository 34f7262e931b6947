import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let shown = ''

/** Shows a voucher over whatever staff screen is open, by its code as it was scanned or typed; an empty text shows none. */
export function showVoucher(code: string): void {
  shown = code.slice(0, 40)
  for (const listener of listeners) listener()
}

export const useShownVoucher = () => useSyncExternalStore(subscribe, () => shown)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
