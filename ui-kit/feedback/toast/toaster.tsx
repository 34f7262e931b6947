import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { PlainToast } from './plain-toast.tsx'
import { currentToasts, noteToastsAppear, subscribeToToasts } from './store.ts'

/**
 * Where toasts say what was just done, and go again (a Notice stays); once, at the root of the app. F8 moves
 * the focus to it. The region comes with the first toast; without a connection the toast is shown all the same, only plainer.
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
