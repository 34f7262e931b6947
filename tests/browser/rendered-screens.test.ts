import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'

const screens = [
  { path: '/services', heading: 'HydraFacial' },
  { path: '/promotions', heading: 'Ready to Experience Luxury?' },
  { path: '/blog', heading: 'Beauty Blog' },
]

const listOf: Readonly<Record<string, string>> = {
  '/services': '/api/services',
  '/promotions': '/api/promotions',
  '/blog': '/api/blog-posts',
}

const noteShifts = `
  globalThis.shifted = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })`
const painted = `performance.getEntriesByName('first-contentful-paint').length === 1`
/** Ours have come, and what they move has been moved. */
const faces = `(async () => {
  await document.fonts.ready
  if (![...document.fonts].some(({ family, status }) => /Fraunces Variable/.test(family) && status === 'loaded')) throw new Error('No face came.')
  await new Promise(resolve => setTimeout(resolve, 200))
})()`

/** Nobody waits: the app comes when it is reached for, or not at all. */
const neverByItself = `{
  const { setTimeout } = globalThis
  globalThis.setTimeout = (work, ms, ...given) => (ms === 500 || ms === 3000 ? 0 : setTimeout(work, ms, ...given))
}`

const soon = { timeout: 90_000 }

/** A screen that came as HTML, and the app that takes it over. */
describe('a screen that is there before the app', () => {
  let clinic: DemoClinic
  beforeAll(async () => {
    clinic = await openDemoClinic()
  })
  afterAll(() => clinic?.stop())

  const open = async ({ javaScriptEnabled = true } = {}) => {
    const phone = await clinic.phone({ javaScriptEnabled })
    onTestFinished(() => phone.close())
    const page = await phone.newPage()
    const complaints: string[] = []
    page.on('console', message => {
      const about = message.text()
      const counts = ['error', 'warning'].includes(message.type()) && !about.includes('Service Worker')
      if (counts) complaints.push(about)
    })
    page.on('pageerror', error => complaints.push(error.message))
    return { page, complaints }
  }
  /** The app's files are on their way for as long as somebody likes. */
  const withoutApp = async (page: Page) => {
    let arrive = () => {}
    const arrived = new Promise<void>(resolve => {
      arrive = resolve
    })
    await page.route('**/assets/start-app-*.js', async route => {
      await arrived
      await route.continue()
    })
    return { arrive }
  }
  /** A list that takes a second to read comes with the app instead: here it is read before. */
  const visit = async (page: Page, path: string, options: Parameters<Page['goto']>[1] = {}) => {
    const list = listOf[path.split('?')[0] ?? '']
    if (list) await page.request.get(list)
    await page.goto(path, options)
  }
  const live = (page: Page) => page.locator('html[data-live]').waitFor({ state: 'attached' })
  const services = (page: Page) => page.getByRole('main').getByRole('listitem')

  it.each(screens)('stays as it is when the app takes over: $path', async ({ path, heading }) => {
    const { page, complaints } = await open()
    await page.addInitScript({ content: noteShifts })
    const { arrive } = await withoutApp(page)
    await visit(page, path)
    const title = page.getByRole('heading', { name: heading })
    const element = await title.elementHandle()
    // On a busy machine a typeface comes after the first paint; what it moves is not the app's doing.
    await page.evaluate(
      'document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => { shifted = 0 })',
    )
    arrive()
    await live(page)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(300)
    expect(await element?.evaluate(node => node.isConnected)).toBe(true)
    // A hundredth of what counts as a good page: a word that moves by a pixel.
    expect(await page.evaluate('shifted')).toBeLessThan(0.001)
    expect(complaints).toEqual([])
  })

  it.each(['/', '/blog'])('stays as it is when its typefaces come late: %s', async path => {
    const { page } = await open({ javaScriptEnabled: true })
    await page.addInitScript({ content: noteShifts })
    await withoutApp(page)
    let arrive = () => {}
    const arrived = new Promise<void>(resolve => {
      arrive = resolve
    })
    await page.route('**/*.woff2', async route => {
      await arrived
      await route.continue()
    })
    await visit(page, path, { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(painted), soon).toBe(true)
    // The page is laid out with what the machine has: what moves from here on, our faces move.
    await page.evaluate(
      'new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)).then(() => { shifted = 0 })',
    )
    arrive()
    await page.evaluate(faces)
    // A hundredth of what counts as a good page: a word that moves by a pixel.
    expect(await page.evaluate('shifted')).toBeLessThan(0.001)
  })

  it('does what was pressed before the app came', async () => {
    const { page } = await open()
    const { arrive } = await withoutApp(page)
    await visit(page, '/services')
    await page.getByRole('button', { name: 'Skincare' }).click()
    arrive()
    await expect.poll(() => services(page).count(), soon).toBe(3)
    expect(page.url()).toContain('category=skincare')
  })

  it('looks for what was typed before the app came, and the focus stays', async () => {
    const { page, complaints } = await open()
    const { arrive } = await withoutApp(page)
    await visit(page, '/services')
    const search = page.getByLabel('Search services')
    await search.pressSequentially('glutathione')
    arrive()
    await expect.poll(() => services(page).count(), soon).toBe(1)
    expect(await search.inputValue()).toBe('glutathione')
    expect(await search.evaluate(field => field.matches(':focus'))).toBe(true)
    await search.press('Backspace')
    await expect.poll(() => page.url(), soon).toContain('words=glutathion')
    expect(complaints).toEqual([])
  })

  it('is not taken over because a pointer rests on it, only when one moves', async () => {
    const { page } = await open()
    const later: string[] = []
    page.on('request', request => /\/(react|start-app)-/.test(request.url()) && later.push(request.url()))
    await page.addInitScript(neverByItself)
    await visit(page, '/services')
    await page.waitForLoadState()
    // What a browser says of a pointer that lay there before the page did.
    await page.locator('main').dispatchEvent('pointermove')
    await page.waitForTimeout(300)
    expect(later).toEqual([])
    // The first move has nowhere to come from: for a browser it is none.
    await page.mouse.move(200, 300)
    await page.mouse.move(210, 310)
    await live(page)
  })

  it('stays where it was scrolled to', async () => {
    const { page } = await open()
    const { arrive } = await withoutApp(page)
    await visit(page, '/services')
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate('scrollY')).toBe(600)
    arrive()
    await live(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate('scrollY')).toBe(600)
  })

  it.each([
    ['/services', 7],
    ['/promotions', 2],
    ['/blog', 2],
  ])('asks with the page for the pictures of the first screen, and for no other: %s', async (path, first) => {
    const { page } = await open({ javaScriptEnabled: false })
    await visit(page, path)
    const loading = await page
      .getByRole('main')
      .locator('li img')
      .evaluateAll(images => images.map(image => image.getAttribute('loading')))
    expect(loading.filter(each => each === 'eager')).toHaveLength(first)
    expect(loading.slice(first).filter(each => each !== 'lazy')).toEqual([])
    const fold = page.viewportSize()?.height ?? 0
    const next = await page.getByRole('main').locator('li img').nth(first).boundingBox()
    expect(next?.y).toBeGreaterThan(fold)
  })

  it('puts a drawing in the place of a picture that broke before the app came', async () => {
    const { page } = await open()
    const { arrive } = await withoutApp(page)
    await page.route('**/pictures/**', route => route.abort())
    await visit(page, '/services')
    const picture = services(page).first().locator('img')
    await expect
      .poll(() => picture.evaluate(image => (image as unknown as { complete: boolean }).complete))
      .toBe(true)
    arrive()
    await expect.poll(() => picture.count(), soon).toBe(0)
  })

  it('shows a post that is pressed before its words are there, and the words when they come', async () => {
    const { page, complaints } = await open()
    let arrive = () => {}
    const arrived = new Promise<void>(resolve => {
      arrive = resolve
    })
    await page.route('**/api/blog-posts', async route => {
      await arrived
      await route.continue()
    })
    await visit(page, '/blog')
    const [first] = await clinic.app.modules.content.listPosts()
    await page.getByRole('button', { name: first?.title ?? '' }).click()
    const article = page.getByRole('article')
    await article.getByText('Loading the post...').waitFor({ state: 'attached' })
    expect(await article.getByRole('heading', { level: 1 }).innerText()).toBe(first?.title)
    arrive()
    await article.getByText(first?.content.slice(0, 40) ?? '').waitFor()
    expect(await article.getByText('Loading the post...').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('leads on by its links before the app came', async () => {
    const { page } = await open()
    await withoutApp(page)
    await visit(page, '/services')
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('link', { name: 'Join VIP Program / Log in' }).waitFor()
  })

  it('shows the open post again after a reload, not the list', async () => {
    const { page, complaints } = await open()
    await visit(page, '/blog')
    await live(page)
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    const title = await first.innerText()
    await first.getByRole('button').click()
    await page.getByRole('button', { name: 'Back to Blog' }).first().waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('button', { name: 'Back to Blog' }).first().click()
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
    expect(complaints).toEqual([])
  })
})
