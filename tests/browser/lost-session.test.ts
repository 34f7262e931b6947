import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'

describe('a staff session that is gone', () => {
  let clinic: DemoClinic
  beforeAll(async () => {
    clinic = await openDemoClinic()
  })
  afterAll(() => clinic?.stop())

  it('leads to signing in 500 ms after it was said', async () => {
    const context = await clinic.phone({ viewport: { width: 1280, height: 800 } })
    await clinic.openStaffArea(context)
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/admin?panel=award-points')
    const services = page.getByLabel('Service', { exact: true })
    await services.locator('option').nth(1).waitFor({ state: 'attached' })
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
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
    await page.getByText('You are logged out. Logging in again...').waitFor({ state: 'attached' })
    await page.clock.runFor(390)
    expect(leaving).toEqual([])
    await page.clock.runFor(200)
    await expect.poll(() => leaving[0]).toBe('/api/login')
    await context.close()
  })
})
