import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'

describe('a staff page that nobody touches', () => {
  let clinic: DemoClinic
  beforeAll(async () => {
    clinic = await openDemoClinic()
  })
  afterAll(() => clinic?.stop())

  it('says so with what it asks by itself, after a minute, until somebody is back', async () => {
    const context = await clinic.phone({ viewport: { width: 1280, height: 800 } })
    await clinic.openStaffArea(context)
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Today', level: 2, exact: true }).waitFor()
    const nextAsk = async (seconds: number) => {
      const asked = page.waitForRequest('**/api/admin/service-requests')
      await page.clock.runFor(seconds * 1000)
      return (await asked).headers()['x-unattended']
    }
    expect(await nextAsk(16)).toBeUndefined()
    await page.clock.runFor(50_000)
    expect(await nextAsk(16)).toBe('1')
    await page.mouse.move(200, 200)
    expect(await nextAsk(16)).toBeUndefined()
    await page.getByRole('link', { name: 'Back to Main App' }).first().click()
    await context.close()
  })
})
