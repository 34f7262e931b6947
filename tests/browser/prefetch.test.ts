import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { publicLists } from '../../src/web/data/public-lists.ts'
import { prefetchByScreen } from '../../src/web/prefetch-by-screen.ts'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'

let clinic: DemoClinic
beforeAll(async () => {
  clinic = await openDemoClinic()
})
afterAll(() => clinic?.stop())

/** Asked by the page itself, or in its own time, once what was asked for is there. */
const later = ['/api/visitor', '/api/notifications/push']
const settlesWithinMs = 700

/** Opens it as Mia, and keeps the app's code on its way until `comes`. */
async function open(path: string) {
  const phone = await clinic.phone({ signedIn: true })
  onTestFinished(() => phone.close())
  const page = await phone.newPage()
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!first-paint).*\.js$/, async route => {
    await code.promise
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (request.resourceType() !== 'fetch' || !pathname.startsWith('/api/')) return
    if (![...publicLists, ...later].includes(pathname)) asked.push(pathname + search)
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, asked, comes: code.resolve }
}

it.each(Object.entries(prefetchByScreen))(
  'what %s shows is asked for while its code is on its way, and not again',
  async (path, urls) => {
    const { page, asked, comes } = await open(path)
    await expect.poll(() => asked.toSorted()).toEqual(urls.toSorted())
    comes()
    await page.locator('html[data-live]').waitFor()
    await page.waitForTimeout(settlesWithinMs)
    expect(asked.toSorted()).toEqual(urls.toSorted())
  },
)
