import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'

/** Everything that the browser keeps of the app outside of memory: place, name and content. */
const keptByBrowser = `(async () => {
  const kept = []
  for (const storage of [localStorage, sessionStorage])
    for (const [key, value] of Object.entries(storage))
      kept.push({ place: storage === localStorage ? 'localStorage' : 'sessionStorage', name: key, content: value })
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url)
      const content = pathname.startsWith('/assets/') ? '' : await (await cache.match(request)).text()
      kept.push({ place: name.replace(/-.*/, ''), name: pathname, content })
    }
  }
  for (const { name } of await indexedDB.databases()) kept.push({ place: 'indexedDB', name, content: '' })
  return kept
})()`

interface Kept {
  readonly place: string
  readonly name: string
  readonly content: string
}

const publicPlaces =
  /^\/(?:|assets\/.+|icons\/.+|api\/(?:services|points-goals|locations|promotions|blog-posts))$/

describe('what a phone keeps of a member', () => {
  let built: DemoClinic
  let phone: BrowserContext
  let page: Page
  let secrets: string[]
  const kept = () => page.evaluate<Kept[]>(keptByBrowser)

  beforeAll(async () => {
    built = await openDemoClinic()
    phone = await built.phone({ serviceWorkers: 'allow' })
    await built.signIn(phone)
    page = await phone.newPage()
    await page.goto('/')
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
    for (const path of ['/', '/services', '/rewards', '/checkin', '/test-qr', '/auth', '/']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      // Until what comes after the first paint has come, too.
      await page.waitForTimeout(2_500)
    }
    const user = (await (await phone.request.get('/api/auth/user')).json()) as Record<string, string>
    const vouchers = (await (await phone.request.get('/api/user/vouchers')).json()) as { code: string }[]
    const messages = (await (await phone.request.get('/api/notifications')).json()) as { message: string }[]
    const cookies = await phone.cookies()
    secrets = [
      ...['email', 'name', 'lastName', 'dateOfBirth', 'totalSpent'].map(field => user[field] ?? ''),
      ...vouchers.map(({ code }) => code),
      ...messages.map(({ message }) => message),
      ...cookies.filter(({ name }) => name.startsWith('sid')).map(({ value }) => value),
    ].filter(secret => secret !== '')
  })
  afterAll(() => built?.stop())

  it('after a tour is the app, the public lists, and up to which milestone and tier was celebrated', async () => {
    const places = await kept()
    expect(secrets.length).toBeGreaterThan(5)
    expect(places.filter(({ place }) => place === 'public').map(({ name }) => name)).toContain(
      '/api/services',
    )
    for (const { place, name, content } of places) {
      if (place === 'shell' || place === 'public') expect(name).toMatch(publicPlaces)
      else
        expect(`${place} ${name}`).toMatch(
          /^localStorage (?:celebrated:|cookie-consent$)|^sessionStorage tsr-scroll-restoration/,
        )
      // `known` is which milestones the clinic has, which is no secret.
      if (name.startsWith('celebrated:'))
        expect(Object.keys(JSON.parse(content) as object).sort()).toEqual(['known', 'milestones', 'tier'])
      for (const secret of secrets) expect(content).not.toContain(secret)
    }
  })

  it('is not shown again without a connection', async () => {
    await phone.setOffline(true)
    for (const path of ['/', '/rewards', '/checkin']) {
      await page.goto(path)
      await page.getByText('Your membership could not be loaded').waitFor()
      await page.getByRole('button', { name: 'Try Again' }).waitFor()
    }
    await phone.setOffline(false)
  })

  it('is nothing after signing out but the app as a visitor has it', async () => {
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.getByRole('link', { name: 'Join VIP Program / Log in' }).waitFor()
    await expect
      .poll(
        async () =>
          (await kept())
            .filter(({ place }) => !['shell', 'sessionStorage'].includes(place))
            // What a visitor has chosen about cookies is the browser's, whoever is signed in.
            .filter(({ name }) => name !== 'cookie-consent')
            .map(({ name }) => name),
        {
          timeout: 90_000,
        },
      )
      .toEqual([])
    for (const { place, name, content } of await kept()) {
      expect(name).toMatch(place === 'shell' ? publicPlaces : /^tsr-scroll-restoration|^cookie-consent$/)
      for (const secret of secrets) expect(content).not.toContain(secret)
    }
    // That somebody signed in here proves nothing to anybody else: out of reach of scripts, and without her address.
    const cookies = (await phone.cookies()).filter(({ name }) => !name.endsWith('.sig'))
    expect(cookies).toEqual([expect.objectContaining({ name: 'known', httpOnly: true })])
    for (const secret of secrets) expect(JSON.stringify(cookies)).not.toContain(secret)
  })
})
