/** Waits until the phone has kept the app for times without a signal. */
export const appIsKept = `(async () => {
  const { serviceWorker } = navigator
  await serviceWorker.ready
  if (serviceWorker.controller) return
  await new Promise(resolve => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
})()`

/** Another app in front of it, or it in front again. */
export const looking = (shown: boolean) => `
  Object.defineProperty(document, 'hidden', { value: ${!shown}, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
`

/** The phone's clock, so many milliseconds off the computer's. */
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
