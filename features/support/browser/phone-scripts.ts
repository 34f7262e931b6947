/** Waits until the phone has cached the app for offline use. */
export const appIsKept = `(async () => {
  const { serviceWorker } = navigator
  await serviceWorker.ready
  if (serviceWorker.controller) return
  await new Promise(resolve => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
})()`

/** Puts another app in front of it, or brings it back. */
export const looking = (shown: boolean) => `
  Object.defineProperty(document, 'hidden', { value: ${!shown}, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
`

/** Sets the phone's clock that many milliseconds off the computer's. */
export const clockOff = (ms: number) => `{
  const Real = (globalThis.RealDate ??= Date)
  globalThis.Date = class extends Real {
    constructor(...given) {
      if (given.length > 0) super(...given)
      else super(Real.now() + ${ms})
    }
    static now() {
      return Real.now() + ${ms}
    }
  }
}`
