// For scripts that run in a page; the features themselves run in Node.
declare const PushManager: { readonly prototype: object }
declare const Notification: object
declare const document: {
  readonly documentElement: { readonly dataset: Record<string, string> }
}
declare function addEventListener(type: string, listener: () => void): void
declare function dispatchEvent(event: Event): boolean

/** Runs in the page: subscribes at the fake push service, as Chromium's own code would at Google's. */
export function playPushManager(): void {
  const key = 'played-subscription'
  const asBrowserHasIt = (subscription: { endpoint: string }) => ({
    endpoint: subscription.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => subscription,
    unsubscribe: async () => {
      localStorage.removeItem(key)
      return true
    },
  })
  Object.assign(PushManager.prototype, {
    async getSubscription() {
      const kept = localStorage.getItem(key)
      return kept ? asBrowserHasIt(JSON.parse(kept)) : null
    },
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      const base64 = btoa(String.fromCharCode(...applicationServerKey))
      const publicKey = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
      const { playedSubscribe } = globalThis as unknown as {
        playedSubscribe: (key: string) => Promise<{ endpoint: string }>
      }
      const subscription = await playedSubscribe(publicKey)
      localStorage.setItem(key, JSON.stringify(subscription))
      return asBrowserHasIt(subscription)
    },
  })
}

/** Runs in the page: Safari on an iPhone supports push notifications only from the Home Screen. */
export function playSafari(): void {
  Object.defineProperty(navigator, 'standalone', { value: false })
  Object.defineProperty(globalThis, 'PushManager', { value: undefined })
}

/** Runs in the page: the same app, opened from the Home Screen. */
export function playHomeScreen(): void {
  Object.defineProperty(navigator, 'standalone', { value: true })
}

/** Runs in the page: Chrome offers to install the app, and records whether it was asked to. */
export function playInstallOffer(): void {
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    async prompt() {
      document.documentElement.dataset['installed'] = 'yes'
      return { outcome: 'accepted' }
    },
  })
  addEventListener('DOMContentLoaded', () => setTimeout(() => dispatchEvent(offer)))
}

/** Runs in the page: the member allows notifications when asked. A headless browser never asks. */
export function playConsent(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted', configurable: true })
  Object.defineProperty(Notification, 'requestPermission', {
    value: async () => 'granted',
    configurable: true,
  })
}

/** Runs in the page: the member refuses notifications when asked. */
export function playDenial(): void {
  let permission = 'default'
  Object.defineProperty(Notification, 'permission', { get: () => permission, configurable: true })
  Object.defineProperty(Notification, 'requestPermission', {
    value: async () => {
      permission = 'denied'
      return permission
    },
    configurable: true,
  })
}
