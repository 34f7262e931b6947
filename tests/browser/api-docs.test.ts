import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'
import { expectOnPage } from '../support/expect-on-page.ts'

describe('the contract for people', () => {
  let built: DemoClinic
  let page: Page
  const reached: string[] = []
  const errors: string[] = []
  beforeAll(async () => {
    built = await openDemoClinic()
    page = await (await built.phone({ viewport: { width: 1280, height: 800 } })).newPage()
    page.on('response', response => reached.push(new URL(response.url()).origin))
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', message => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
    })
    await page.goto('/api/docs')
    await page.getByRole('heading', { name: 'Velora (1)' }).waitFor()
  })
  afterAll(() => built?.stop())

  it('lists the rooms of each module under its name', async () => {
    const contents = page.locator('[data-component-name="Menu/Menu"]').first()
    const loyalty = /Identity.*Staff.*Loyalty.*Check in.*Rewards.*Messaging/s
    await expectOnPage(contents).toHaveText(loyalty)
  })

  it('finds a call by a word, and says who may make it and that it is audited', async () => {
    await page.getByTestId('search-trigger').click()
    await page.getByPlaceholder('Search docs').fill('undo the redemption')
    const found = page.getByRole('link', { name: 'Undo the redemption of a voucher' })
    await expectOnPage(found).toContainText('all staff')
    await expectOnPage(found).toContainText('audited')
  })

  it('reaches nobody but this server, and breaks nothing of its policy but its makers’ picture', () => {
    expect(new Set(reached)).toEqual(new Set([new URL(page.url()).origin]))
    expect(errors.filter(text => !text.includes('cdn.redoc.ly/redoc/logo'))).toEqual([])
  })
})
