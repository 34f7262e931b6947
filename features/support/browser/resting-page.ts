import type { Dialog, Page } from 'playwright'

/** An address of the app that shows no screen: the page's process stays, which it does not for `about:blank`. */
const restingPlace = '/healthz'

const heard = [
  ...(['dialog', 'domcontentloaded', 'download', 'filechooser', 'popup'] as const),
  ...(['request', 'requestfailed', 'requestfinished', 'response'] as const),
]

/** Leaves what is open, asked or not, and hears no more of it. */
export async function rest(page: Page): Promise<void> {
  for (const event of heard) page.removeAllListeners(event)
  const leave = (dialog: Dialog) => dialog.accept()
  page.on('dialog', leave)
  await leaveScreen(page)
  page.off('dialog', leave)
}

/** What the screen before would still ask for is not asked for any more. */
export async function leaveScreen(page: Page): Promise<void> {
  await page.goto(restingPlace, { timeout: 10_000 })
}

/** The service worker of this origin and its registration; nothing that it was about to do is done. */
export async function forgetWorker(page: Page, origin: string): Promise<void> {
  const context = page.context()
  const ended = context.serviceWorkers().map(each => each.waitForEvent('close', { timeout: 5_000 }))
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers' })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
  await Promise.all(ended)
}

const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,file_systems'

/** Everything that this origin left in the page and its browser, besides the files that never change. */
export async function forgetAll(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await Promise.all([
    page.context().clearCookies(),
    session.send('Storage.clearDataForOrigin', { origin, storageTypes }),
    session.send('Page.resetNavigationHistory'),
    page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
      Object.assign(globalThis, { name: '' })
    }),
  ])
  await session.detach()
}
