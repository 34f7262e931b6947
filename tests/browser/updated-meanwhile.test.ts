import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'

describe('a page that was open during an update', () => {
  let clinic: DemoClinic
  beforeAll(async () => {
    clinic = await openDemoClinic()
  })
  afterAll(() => clinic?.stop())

  it('is loaded again when it needs a part that is gone', async () => {
    const page = await (await clinic.phone({ signedIn: true })).newPage()
    await page.goto('/rewards')
    await page.waitForLoadState('networkidle')
    let loads = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) loads += 1
    })
    // The server has only the new version's files, which the page gets when it's loaded again.
    await page.route('**/assets/**', route => (loads ? route.continue() : route.fulfill({ status: 404 })))
    const claim = page.getByRole('button', { name: /^Claim / }).first()
    await claim.click()
    await expect.poll(() => loads).toBe(1)
    await page.waitForLoadState('networkidle')
    await claim.click()
    await page.getByRole('dialog', { name: /^Claim / }).waitFor()
    expect(loads).toBe(1)
  })
})
