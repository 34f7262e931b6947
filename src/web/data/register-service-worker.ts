import { logFailure } from './log-failure.ts'

/** Registers offline support once the page has loaded; a failure is only logged. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () =>
    navigator.serviceWorker
      .register('/service-worker.js')
      .catch(error => logFailure('Offline support', error))
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register)
}
