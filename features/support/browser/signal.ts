import type { BrowserContext, Route } from 'playwright'

const noSignal = (route: Route) => route.abort('internetdisconnected')

/** Blocks the network and the browser's own cache from earlier examples: only the app's own cache remains. */
export async function loseSignal(context: BrowserContext): Promise<void> {
  await context.route('**/*', noSignal)
  await context.setOffline(true)
}

/** The app retries as soon as it's online, so remove the blocks first. */
export async function findSignal(context: BrowserContext): Promise<void> {
  await context.unroute('**/*', noSignal)
  await context.setOffline(false)
}
