import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../src/demo/accounts.ts'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'

const dist = fileURLToPath(new URL('../../src/web/dist/', import.meta.url))

/** What a screen may bring along on a first visit, in thousand bytes of gzip (design: performance). */
const budgets = [
  { path: '/', signedIn: false, script: 5, style: 14 },
  { path: '/', signedIn: true, script: 170, style: 14 },
  { path: '/auth', signedIn: false, script: 170, style: 14 },
  { path: '/services', signedIn: true, script: 170, style: 14 },
  { path: '/checkin', signedIn: true, script: 170, style: 14 },
  { path: '/rewards', signedIn: true, script: 170, style: 14 },
  { path: '/request-points', signedIn: true, script: 170, style: 14 },
  { path: '/profile', signedIn: true, script: 170, style: 14 },
  { path: '/diary', signedIn: true, script: 170, style: 14 },
  { path: '/test-qr', signedIn: false, script: 170, style: 14 },
  { path: '/hipaa-intake', signedIn: true, script: 170, style: 14 },
  { path: '/onboarding', signedIn: true, script: 170, style: 14 },
  { path: '/promotions', signedIn: true, script: 170, style: 14 },
  { path: '/blog', signedIn: true, script: 170, style: 14 },
  { path: '/forgot-password', signedIn: false, script: 170, style: 14 },
  { path: '/reset-password?token=x', signedIn: false, script: 170, style: 14 },
  { path: '/unsubscribe?token=a-token', signedIn: false, script: 170, style: 14 },
  { path: '/preferences', signedIn: true, script: 170, style: 14 },
  { path: '/preferences?token=a-token', signedIn: false, script: 170, style: 14 },
]

/** Both faces, on every screen. */
const font = 36

/** The staff area may bring 140 more than a member's screens. */
const staffScreens = [
  '/admin',
  '/admin?panel=monthly-specials',
  '/admin?panel=patients',
  '/admin?panel=blog',
  '/admin?panel=service-requests',
  '/admin?panel=award-points',
  '/admin/vouchers',
  '/admin/qr-codes',
  '/admin/desk',
  '/admin/audit',
  '/admin/overview',
]

let clinic: DemoClinic

beforeAll(async () => {
  clinic = await openDemoClinic()
})

afterAll(() => clinic?.stop())

describe('the first visit of a screen', () => {
  it.each(budgets)(
    'to $path (signed in: $signedIn) brings at most $script kB of script and $style kB of style',
    async budget => {
      const context = await clinic.phone({ signedIn: budget.signedIn })
      const brought = await broughtBy(context, budget.path)
      expect(brought.script).toBeLessThanOrEqual(budget.script)
      expect(brought.style).toBeLessThanOrEqual(budget.style)
      expect(brought.font).toBeLessThanOrEqual(font)
      await context.close()
    },
  )

  it.each(['/', '/services', '/promotions', '/blog'])(
    'to %s paints without asking for a style',
    async path => {
      const context = await clinic.phone()
      const page = await context.newPage()
      const styles: string[] = []
      page.on('request', request => request.resourceType() === 'stylesheet' && styles.push(request.url()))
      await page.goto(path)
      expect(styles).toEqual([])
      const colour = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
      expect(colour).not.toBe('rgba(0, 0, 0, 0)')
      await context.close()
    },
  )

  it('asks about cookies once the page stands: with little, and moving nothing', async () => {
    const context = await clinic.phone({ cookiesChosen: false })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('region', { name: 'Your privacy' }).waitFor()
    const { shift, painted, banner } = await page.evaluate<BannerFigures>(bannerFigures)
    expect(shift).toBe(0)
    expect(banner.map(({ start }) => start > painted)).not.toContain(false)
    const kilobytes = banner.reduce((sum, { file }) => sum + compressedBytes(file), 0) / 1000
    expect(banner.length).toBeGreaterThanOrEqual(2)
    expect(kilobytes).toBeLessThanOrEqual(5)
    await context.close()
  })

  it('of Mia’s rewards on a phone is at most 1,400 px long', async () => {
    const context = await clinic.phone({ signedIn: true })
    const page = await context.newPage()
    await page.goto('/rewards')
    await page.getByRole('region', { name: 'My vouchers' }).waitFor()
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(1400)
    await context.close()
  })

  it.each(staffScreens)('to %s by staff brings at most 310 kB of script and 16 kB of style', async path => {
    const context = await clinic.phone({ signedIn: false })
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    await context.request.post('/api/auth/login', { headers, data: demoAccounts.staff })
    const brought = await broughtBy(context, path)
    expect(brought.script).toBeLessThanOrEqual(310)
    expect(brought.style).toBeLessThanOrEqual(16)
    await context.close()
  })

  it('brings the letters with accents where one is to be read, and no sooner', async () => {
    const context = await clinic.phone({ signedIn: false })
    const page = await context.newPage()
    await page.goto('/services')
    expect(await page.evaluate(facesLoaded)).toEqual(['Figtree Variable', 'Fraunces Variable'])
    await page.evaluate(`document.querySelector('h1').textContent = 'Chez José'`)
    await expect
      .poll(() => page.evaluate(facesLoaded))
      .toEqual(['Figtree Variable', 'Fraunces Variable', 'Fraunces Variable'])
    await context.close()
  })

  it('to the landing page shows it without any script', async () => {
    const context = await clinic.phone({ signedIn: false, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    expect(await page.getByRole('link', { name: 'Join VIP Program / Log in' }).isVisible()).toBe(true)
    await context.close()
  })
})

/** The faces of ours that are there, one name a file. */
const facesLoaded = `document.fonts.ready.then(fonts =>
  [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''))
    .filter(family => /Variable/.test(family)).sort())`

interface BannerFigures {
  readonly shift: number
  readonly painted: number
  readonly banner: readonly { readonly file: string; readonly start: number }[]
}

/** In the page: when it was painted, what the banner brought when, and how far anything was moved from then on. */
const bannerFigures = `new Promise(resolve => {
  const shifts = []
  new PerformanceObserver(list => shifts.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true })
  const banner = performance.getEntriesByType('resource')
    .filter(({ name }) => /cookie-banner|tell-choice/.test(name))
    .map(({ name, startTime }) => ({ file: new URL(name).pathname, start: startTime }))
  setTimeout(() => resolve({
    shift: shifts.filter(({ startTime }) => startTime > banner[0].start).reduce((sum, { value }) => sum + value, 0),
    painted: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    banner,
  }), 600)
})`

/** Most screens bring the same files: each is compressed once. */
const compressed = new Map<string, number>()
function compressedBytes(file: string): number {
  const bytes = compressed.get(file) ?? gzipSync(readFileSync(join(dist, file))).length
  compressed.set(file, bytes)
  return bytes
}

async function broughtBy(
  context: BrowserContext,
  path: string,
): Promise<{ script: number; style: number; font: number }> {
  const page = await context.newPage()
  const files = new Set<string>()
  page.on('response', response => files.add(new URL(response.url()).pathname))
  const html = await (await page.goto(path))?.text()
  await page.waitForLoadState('networkidle')
  const stylesInPage = [...(html ?? '').matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, style = '']) => style,
  )
  const kilobytes = (ending: string) =>
    [...files].filter(file => file.endsWith(ending)).reduce((sum, file) => sum + compressedBytes(file), 0) /
    1000
  return {
    script: kilobytes('.js'),
    style: kilobytes('.css') + gzipSync(stylesInPage.join('')).length / 1000,
    // Compressed already.
    font: [...files]
      .filter(file => file.endsWith('.woff2'))
      .reduce((sum, file) => sum + readFileSync(join(dist, file)).length / 1000, 0),
  }
}
