/** Whether this browser can show push notifications: now, once the app is on the Home Screen, or not at all. */
export type PushSupport = 'ready' | 'home-screen-first' | 'unsupported'

export type Platform = 'apple mobile' | 'android' | 'desktop'

export function pushSupport(): PushSupport {
  if (navigator.serviceWorker && globalThis.PushManager && globalThis.Notification) return 'ready'
  return platform() === 'apple mobile' && !isInstalled() ? 'home-screen-first' : 'unsupported'
}

/** iPads identify as Macintosh, but no Mac has a touch screen. */
export function platform(): Platform {
  const { userAgent, maxTouchPoints } = navigator
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple mobile'
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'apple mobile'
  return /Android/.test(userAgent) ? 'android' : 'desktop'
}

/** Whether the app was opened from the Home Screen or as an installed app. */
export function isInstalled(): boolean {
  return 'standalone' in navigator
    ? navigator.standalone === true
    : matchMedia('(display-mode: standalone)').matches
}
