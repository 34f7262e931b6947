import type { Dialog, Page } from 'playwright'

/** A URL of the app without a screen. It keeps the page's process, which `about:blank` wouldn't. */
const restingPlace = '/healthz'

const heard = [
  ...(['dialog', 'domcontentloaded', 'download', 'filechooser', 'popup'] as const),
  ...(['request', 'requestfailed', 'requestfinished', 'response'] as const),
]

/** Leaves the open page without confirmation, and ignores its late responses. */
export async function rest(page: Page): Promise<void> {
  for (const event of heard) page.removeAllListeners(event)
  const leave = (dialog: Dialog) => dialog.accept()
  page.on('dialog', leave)
  await leaveScreen(page)
  page.off('dialog', leave)
}

/** Requests that the previous screen would still send are canceled. */
export async function leaveScreen(page: Page): Promise<void> {
  await page.goto(restingPlace, { timeout: 10_000 })
}

/** Removes this origin's service worker and its registration; cancels its pending work. */
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

/** Removes everything that this origin left in the page and its browser, except immutable files. */
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
