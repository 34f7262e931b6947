import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'

describe('a page that was open during an update', () => {
  let clinic: DemoClinic
  beforeAll(async () => {
    clinic = await openDemoClinic()
  })
  afterAll(() => clinic?.stop())

  /** The server has only the new version's files until the page is loaded again. */
  const update = async (page: Page) => {
    const state = { loads: 0 }
    await page.route('**/assets/**', route =>
      state.loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    page.on('request', request => {
      if (request.isNavigationRequest()) state.loads += 1
    })
    return state
  }

  it('is loaded again when it needs a part that is gone', async () => {
    const page = await (await clinic.phone({ signedIn: true })).newPage()
    await page.goto('/rewards')
    await page.waitForLoadState('networkidle')
    const state = await update(page)
    const claim = page.getByRole('button', { name: /^Claim / }).first()
    await claim.click()
    await expect.poll(() => state.loads).toBe(1)
    await page.waitForLoadState('networkidle')
    await claim.click()
    await page.getByRole('dialog', { name: /^Claim / }).waitFor()
    expect(state.loads).toBe(1)
  })
})
