import { logFailure } from '../../data/log-failure.ts'

/** Once per start, renews push notifications if the member has set them up. */
export function keepPush(memberId: string): void {
  if (globalThis.Notification?.permission === 'granted')
    import('./renew-push.ts')
      .then(({ renewPush }) => renewPush(memberId))
      .catch(error => logFailure('Push', error))
}
