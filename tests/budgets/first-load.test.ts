import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'

const built = new URL('../../src/web/dist/', import.meta.url).pathname

/** What a screen may bring along on a first visit, in thousand bytes of gzip (design: performance). */
const budgets = [
  { path: '/', signedIn: false, script: 100, style: 12 },
  { path: '/', signedIn: true, script: 150, style: 12 },
  { path: '/auth', signedIn: false, script: 150, style: 12 },
  { path: '/services', signedIn: true, script: 150, style: 12 },
  { path: '/checkin', signedIn: true, script: 150, style: 12 },
  { path: '/rewards', signedIn: true, script: 150, style: 12 },
  { path: '/request-points', signedIn: true, script: 150, style: 12 },
  { path: '/profile', signedIn: true, script: 150, style: 12 },
  { path: '/test-qr', signedIn: false, script: 150, style: 12 },
  { path: '/hipaa-intake', signedIn: true, script: 150, style: 12 },
  { path: '/onboarding', signedIn: true, script: 150, style: 12 },
  { path: '/promotions', signedIn: true, script: 150, style: 12 },
  { path: '/blog', signedIn: true, script: 150, style: 12 },
  { path: '/admin', signedIn: false, staff: true, script: 270, style: 14 },
  { path: '/admin?panel=service-requests', signedIn: false, staff: true, script: 270, style: 14 },
  { path: '/admin/today', signedIn: false, staff: true, script: 270, style: 14 },
  { path: '/admin/vouchers', signedIn: false, staff: true, script: 270, style: 14 },
  { path: '/admin/qr-codes', signedIn: false, staff: true, script: 270, style: 14 },
  { path: '/admin/qr-print', signedIn: false, staff: true, script: 270, style: 14 },
  { path: '/admin/desk', signedIn: false, staff: true, script: 270, style: 14 },
]

let clinic: DemoClinic

beforeAll(async () => {
  clinic = await openDemoClinic()
}, 60_000)

afterAll(() => clinic?.close())

describe('the first visit of a screen', () => {
  it.each(budgets)(
    'to $path (signed in: $signedIn) brings at most $script kB of script and $style kB of style',
    async budget => {
      const context = await clinic.phone({ signedIn: budget.signedIn })
      if (budget.staff) await openStaffArea(context)
      const brought = await broughtBy(context, budget.path)
      expect(brought.script).toBeLessThanOrEqual(budget.script)
      expect(brought.style).toBeLessThanOrEqual(budget.style)
      await context.close()
    },
    30_000,
  )

  it('to the landing page shows it without any script', async () => {
    const context = await clinic.phone({ signedIn: false, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    expect(await page.getByRole('link', { name: 'Join VIP Program / Log in' }).isVisible()).toBe(true)
    await context.close()
  }, 30_000)
})

async function openStaffArea(context: BrowserContext): Promise<void> {
  const answer = await context.request.post('/api/admin/verify', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { code: clinic.app.modules.clinic.demo?.staffCode },
  })
  expect(answer.status()).toBe(200)
}

async function broughtBy(context: BrowserContext, path: string): Promise<{ script: number; style: number }> {
  const page = await context.newPage()
  const files = new Set<string>()
  page.on('response', response => files.add(new URL(response.url()).pathname))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const kilobytes = (ending: string) =>
    [...files]
      .filter(file => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file))).length, 0) / 1000
  return { script: kilobytes('.js'), style: kilobytes('.css') }
}
