import type { PushSetup } from '#api/schemas/index.ts'

export const setup: PushSetup = {
  publicKey: 'BIqdkzZf2xr-H1bmsbvJyNg7l9YWYxgYHQWejRbd3rTx-j6Be4VRxyzqSRMR8mEyXiRaO9_-7uGn0jrUxgGKLWc',
  wording: 'We’ll notify this device about your points, rewards and offers. You can turn this off anytime.',
  devices: [],
  declined: false,
}

export const endpoint = 'https://fcm.googleapis.com/fcm/send/this-device'
/** SHA-256 of the endpoint. */
export const thisDevice = '0d023c6d0e716ac609a92f1a22dddb3098b5d8b122b889bd041786db8f96379a'

export interface PlayedBrowser {
  permission?: NotificationPermission
  /** The member's response to the browser's prompt. */
  answer?: NotificationPermission
  subscribed?: boolean
  /** The browser doesn't support push notifications. */
  without?: boolean
  userAgent?: string
}

export const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** Fakes a browser's notification state; returns a function that restores it. */
export function playBrowser(played: PlayedBrowser): () => void {
  const { answer = 'granted', without = false, userAgent = navigator.userAgent } = played
  let { permission = 'default', subscribed = false } = played
  const subscription = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
    unsubscribe: async () => {
      subscribed = false
      return true
    },
  }
  const undo = [
    define(Notification, 'permission', { get: () => permission }),
    define(Notification, 'requestPermission', {
      value: async () => {
        permission = answer
        return answer
      },
    }),
    define(PushManager.prototype, 'getSubscription', {
      value: async () => (subscribed ? subscription : null),
    }),
    define(PushManager.prototype, 'subscribe', {
      value: async () => {
        subscribed = true
        return subscription
      },
    }),
    define(navigator, 'userAgent', { value: userAgent }),
    ...(without ? [define(globalThis, 'PushManager', { value: undefined })] : []),
  ]
  return () => {
    for (const one of undo.reverse()) one()
  }
}

function define(target: object, name: string, property: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { ...property, configurable: true })
  return () => {
    if (before) Object.defineProperty(target, name, before)
    else Reflect.deleteProperty(target, name)
  }
}
