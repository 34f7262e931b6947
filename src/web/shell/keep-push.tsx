import { useEffect } from 'react'
import { useSignedInUser } from './current-user.ts'
import { logFailure } from './log-failure.ts'

/** Sees to it, once a start, that push notifications go on where the member has set them up. Shows nothing itself. */
export function KeepPush() {
  const memberId = useSignedInUser().user?.id
  useEffect(() => {
    if (memberId && globalThis.Notification?.permission === 'granted')
      import('../messaging/renew-push.ts')
        .then(({ renewPush }) => renewPush(memberId))
        .catch(error => logFailure('Push', error))
  }, [memberId])
  return null
}
