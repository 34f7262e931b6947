import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { currentToasts, dismissToast, subscribeToToasts } from './store.ts'
import * as styles from './toast.css.ts'

/** A fallback toast if the region can't be loaded. It's announced, shown and removed after its time. */
export function PlainToast() {
  const [toast] = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
  const shown = toast?.open ? toast : undefined
  const region = useRef<HTMLDivElement>(null)
  // A dialog that was opened in the meantime is above what was shown earlier.
  useLayoutEffect(() => {
    if (!shown) return
    region.current?.hidePopover?.()
    region.current?.showPopover?.()
  }, [shown])
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => dismissToast(shown.id), shown.durationMs ?? 5000)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <div ref={region} role="status" popover="manual" className={styles.viewport}>
      {shown && (
        <div key={shown.id} data-toast className={styles.toast({ tone: shown.tone ?? 'plain' })}>
          <div className={styles.words}>
            <div className={styles.title}>{shown.title}</div>
            {shown.description && <div className={styles.description}>{shown.description}</div>}
            {shown.action && (
              <button type="button" className={styles.action} onClick={shown.action.onPress}>
                {shown.action.label}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
