import type { Dialog, Page } from 'playwright'

/** An address of the app that shows no screen: the page's process stays, which it does not for `about:blank`. */
const restingPlace = '/healthz'

const heard = ['dialog', 'download', 'filechooser', 'popup', 'request', 'requestfailed', 'response'] as const

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
