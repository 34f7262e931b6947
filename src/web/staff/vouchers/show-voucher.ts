import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let shown = ''

/** Shows a voucher on top of any staff screen, by its code; an empty text closes it. */
export function showVoucher(code: string): void {
  shown = code.slice(0, 40)
  for (const listener of listeners) listener()
}

export const useShownVoucher = () => useSyncExternalStore(subscribe, () => shown)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
