import { useSyncExternalStore } from 'react'
import { Notice } from '#ui-kit/notice/notice.tsx'

/** Says that the device has no connection, while it has none. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (online) return null
  return (
    <Notice tone="offline" title="You’re offline">
      You can look around. Points and rewards need a connection.
    </Notice>
  )
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
