import type { PushSubscription as KnownSubscription } from '#api/schemas/index.ts'

const timeoutMs = 10_000

/** This browser's push subscription, if any. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Always subscribes again, because an existing subscription may be another member's, use an old key, or be dead. */
export async function resubscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await activeRegistration()
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
}

/** Runs changes one after the other, across all tabs, because a running renewal must not undo a member's opt-out. */
export const inTurn = <Result>(change: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request('push', change)

/** The server's name for a device: the SHA-256 of its endpoint in hex. */
export async function fingerprintOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

export function asSent(subscription: PushSubscription): KnownSubscription {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
}

export function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  return key === null || String(new Uint8Array(key)) === String(bytesOf(publicKey))
}

async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator
  const registration =
    (await serviceWorker.getRegistration()) ?? (await serviceWorker.register('/service-worker.js'))
  if (registration.active) return registration
  // `ready` never resolves if the worker can't start.
  return Promise.race([serviceWorker.ready, tooLate()])
}

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) =>
    setTimeout(() => reject(new Error('The service worker did not start.')), timeoutMs),
  )
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, letter => letter.charCodeAt(0))
}
