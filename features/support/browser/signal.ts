import type { BrowserContext, Route } from 'playwright'

const noSignal = (route: Route) => route.abort('internetdisconnected')

/** Nothing comes from outside, nor from the files that the browser has of examples before: only what the app itself kept. */
export async function loseSignal(context: BrowserContext): Promise<void> {
  await context.route('**/*', noSignal)
  await context.setOffline(true)
}

/** The app asks as soon as it hears of the signal: whatever is in its way has gone by then. */
export async function findSignal(context: BrowserContext): Promise<void> {
  await context.unroute('**/*', noSignal)
  await context.setOffline(false)
}
