import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useReadPushSetup } from '#api/push/push.ts'
import { currentSubscription, fingerprintOf } from './this-device.ts'

export const thisDeviceKey = ['this device']

/** Whether this member gets push notifications in this browser; undefined until it's known. */
export function usePush() {
  const queryClient = useQueryClient()
  const setup = useReadPushSetup({ query: { refetchOnWindowFocus: true } })
  const device = useQuery({
    queryKey: thisDeviceKey,
    queryFn: readDevice,
    initialData: withoutSubscription,
    initialDataUpdatedAt: 0,
    refetchOnWindowFocus: true,
  })
  useEffect(
    () => watchPermission(() => void queryClient.invalidateQueries({ queryKey: thisDeviceKey })),
    [queryClient],
  )
  const { permission, fingerprint = '' } = device.data ?? {}
  const comes = setup.data && !setup.data.declined && setup.data.devices.includes(fingerprint)
  return {
    permission,
    setup: setup.data,
    enabled: permission === 'denied' ? false : permission && comes,
    failure: setup.error ?? device.error ?? undefined,
    retry: () => Promise.all([setup.refetch(), device.refetch()]),
  }
}

interface ThisDevice {
  readonly permission: NotificationPermission
  readonly fingerprint: string
}

/** Only a browser with permission has to be asked for its subscription. */
function withoutSubscription(): ThisDevice | undefined {
  const { permission } = Notification
  return permission === 'granted' ? undefined : { permission, fingerprint: '' }
}

async function readDevice(): Promise<ThisDevice> {
  const known = withoutSubscription()
  if (known) return known
  const subscription = await currentSubscription()
  return {
    permission: 'granted',
    fingerprint: subscription ? await fingerprintOf(subscription.endpoint) : '',
  }
}

/** The permission may change in the browser's settings while the app is open. */
function watchPermission(listener: () => void): () => void {
  const leaving = new AbortController()
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then(status => status.addEventListener('change', listener, leaving))
    .catch(() => undefined)
  return () => leaving.abort()
}
