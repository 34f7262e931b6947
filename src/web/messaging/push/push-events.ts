/// <reference lib="webworker" />

import { inTurn } from './this-device.ts'

interface PushContents {
  readonly title: string
  readonly message: string
  readonly url: string
  readonly tag: string
  readonly imageUrl: string
}

type SubscriptionChangeEvent = ExtendableEvent & {
  readonly oldSubscription: PushSubscription | null
  readonly newSubscription: PushSubscription | null
}

/**
 * Handles push notifications in the service worker: shows them, opens the app on a tap, keeps the subscription alive.
 */
export function listenToPushes(worker: ServiceWorkerGlobalScope): void {
  const { registration } = worker

  worker.addEventListener('push', event => {
    event.waitUntil(show(registration, shownFrom(event.data)))
  })

  worker.addEventListener('notificationclick', event => {
    event.notification.close()
    event.waitUntil(openAt(ownAddress(event.notification.data)))
  })

  worker.addEventListener('pushsubscriptionchange', event => {
    event.waitUntil(inTurn(() => renew(event as unknown as SubscriptionChangeEvent)))
  })

  // After a sign-out on a shared phone, the member must get no notifications there. The push service tells the server
  // that the subscription ended.
  worker.addEventListener('message', event => {
    if (event.data === 'sign-out') event.waitUntil(inTurn(endHere))
  })

  // Leaves windows on other screens alone, because the user may be typing there.
  async function openAt(address: string): Promise<void> {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = windows.find(({ url }) => url === address)
    if (there) await there.focus()
    else await worker.clients.openWindow(address)
  }

  async function renew({ oldSubscription, newSubscription }: SubscriptionChangeEvent): Promise<void> {
    // Without the old subscription, the server couldn't tell whose the new one is. The next time the member opens the app,
    // the app renews it.
    if (!oldSubscription) return
    const subscription = newSubscription ?? (await subscribeLike(oldSubscription))
    await fetch('/api/notifications/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ subscription, replaces: oldSubscription.endpoint }),
    })
  }

  function subscribeLike({ options }: PushSubscription): Promise<PushSubscription> {
    const { applicationServerKey } = options
    return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  }

  async function endHere(): Promise<void> {
    for (const notification of await registration.getNotifications()) notification.close()
    await (await registration.pushManager.getSubscription())?.unsubscribe()
  }
}

function show(
  registration: ServiceWorkerRegistration,
  { title, message, url, tag, imageUrl }: PushContents,
): Promise<void> {
  return registration.showNotification(title, {
    // Supported by some browsers, but missing from the type.
    ...(imageUrl && { image: imageUrl }),
    body: message,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    tag,
    data: url,
  })
}

function ownAddress(path: unknown): string {
  const url = typeof path === 'string' ? URL.parse(path, location.origin) : null
  return url?.origin === location.origin ? url.href : `${location.origin}/`
}

// A browser revokes the permission if an app gets a push and shows nothing.
function shownFrom(data: PushMessageData | null): PushContents {
  const known = jsonOf(data)
  const text = (name: keyof PushContents, otherwise: string) => {
    const value = known[name]
    return typeof value === 'string' && value ? value : otherwise
  }
  return {
    title: text('title', 'News for you'),
    message: text('message', 'Open the app to see what’s new.'),
    url: text('url', '/'),
    tag: text('tag', 'news'),
    imageUrl: text('imageUrl', ''),
  }
}

function jsonOf(data: PushMessageData | null): Partial<Record<keyof PushContents, unknown>> {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}
