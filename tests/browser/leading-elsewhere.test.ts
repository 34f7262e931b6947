import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'
import { expectOnPage } from '../support/expect-on-page.ts'

let clinic: DemoClinic
beforeAll(async () => {
  clinic = await openDemoClinic()
})
afterAll(() => clinic?.stop())

async function open(options?: Parameters<DemoClinic['phone']>[0]): Promise<[Page, BrowserContext]> {
  const phone = await clinic.phone(options)
  onTestFinished(() => phone.close())
  return [await phone.newPage(), phone]
}

const pathOf = (page: Page) => new URL(page.url()).pathname
const patiently = { timeout: 90_000, interval: 20 }
const inAnHour = () => new Date(Date.now() + 3_600_000)

describe('a staff session that is gone', () => {
  it('leads to signing in 500 ms after it was said', async () => {
    const [page, context] = await open({ viewport: { width: 1280, height: 800 } })
    await clinic.openStaffArea(context)
    await page.clock.install()
    await page.goto('/admin?panel=award-points')
    const services = page.getByLabel('Service', { exact: true })
    await services.locator('option').nth(1).waitFor({ state: 'attached' })
    await page.clock.pauseAt(inAnHour())
    await page.getByLabel('Customer email').fill('mia@velora.example')
    await services.selectOption({ index: 1 })
    await page.route('**/api/admin/award-points', route =>
      route.fulfill({ status: 401, json: { code: 'not-signed-in', message: 'Unauthorized' } }),
    )
    const leaving: string[] = []
    page.on(
      'request',
      request => request.isNavigationRequest() && leaving.push(new URL(request.url()).pathname),
    )
    const answered = page.waitForResponse('**/api/admin/award-points')
    await page.getByRole('button', { name: 'Award Points' }).click()
    await answered
    await page.clock.runFor(100)
    // It is said twice: to be seen, and to be heard.
    await page.getByText('You are logged out. Logging in again...').first().waitFor({ state: 'attached' })
    await page.clock.runFor(390)
    expect(leaving).toEqual([])
    await page.clock.runFor(200)
    await expect.poll(() => leaving[0]).toBe('/api/login')
  })
})

describe('a password that was reset', () => {
  it('leads to signing in 3 s after it was said', async () => {
    const [page] = await open()
    await page.clock.install()
    await page.route('**/api/reset-password', route => route.fulfill({ json: { success: true } }))
    await page.goto('/reset-password?token=of-a-mail')
    await page.getByLabel('New password', { exact: true }).fill('peony99')
    await page.getByLabel('Confirm password', { exact: true }).fill('peony99')
    await page.clock.pauseAt(inAnHour())
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await page.getByRole('heading', { name: 'Password Reset Successfully' }).waitFor()
    await page.clock.runFor(2_900)
    expect(pathOf(page)).toBe('/reset-password')
    await page.clock.runFor(200)
    await expect.poll(() => pathOf(page)).toBe('/auth')
  })
})

describe('a member who is signed in', () => {
  it('is led home from the screen to sign in', async () => {
    const [page] = await open({ signedIn: true })
    await page.goto('/auth')
    await expect.poll(() => pathOf(page)).toBe('/')
  })

  it('has the bottom navigation, but not in the staff area; who is signed out has none', async () => {
    const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
    const [page, context] = await open({ signedIn: true })
    await page.goto('/services')
    await expectOnPage(navigation(page)).toBeVisible()
    await clinic.openStaffArea(context)
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Lock' }).waitFor()
    await expectOnPage(navigation(page)).toHaveCount(0)
    const [visitor] = await open()
    for (const path of ['/services', '/auth']) {
      await visitor.goto(path)
      await visitor.getByRole('heading', { level: 1 }).waitFor()
      await expectOnPage(navigation(visitor)).toHaveCount(0)
    }
  })

  it('sees confetti for four to five seconds when the tier rises', async () => {
    const [page] = await open({ signedIn: true })
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: 'Hello, Mia' }).waitFor()
    await page.clock.install()
    await page.clock.pauseAt(inAnHour())
    const confetti = page.locator('body > canvas')
    const user = await (await page.request.get('/api/auth/user')).json()
    await page.route('**/api/auth/user', route => route.fulfill({ json: { ...user, tier: 'Platinum' } }))
    await page.reload()
    await expect
      .poll(async () => {
        await page.clock.runFor(50)
        return confetti.count()
      }, patiently)
      .toBe(1)
    await page.clock.runFor(3_900)
    expect(await confetti.count()).toBe(1)
    await page.clock.runFor(1_000)
    await expectOnPage(confetti).toHaveCount(0)
  })
})
