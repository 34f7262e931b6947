import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { PlainToast } from './plain-toast.tsx'
import { currentToasts, noteToastsAppear, subscribeToToasts } from './store.ts'

/**
 * Shows toasts about what was just done. Place it once, at the root of the app; F8 moves the focus to it. The region is
 * loaded with the first toast; if that fails, a plainer toast is shown. For a message that stays, use a Notice.
 */
export function Toaster() {
  const [toast] = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
  const [Region, setRegion] = useState<ComponentType>()
  const id = toast?.id
  useEffect(() => {
    if (id !== undefined)
      import('./toast-region.tsx').then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        () => setRegion(() => PlainToast),
      )
  }, [id])
  useEffect(() => {
    if (Region) noteToastsAppear()
  }, [Region])
  return Region && <Region />
}
