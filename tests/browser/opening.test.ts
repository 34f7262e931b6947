import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'
import { expectOnPage } from '../support/expect-on-page.ts'
import { setVersion } from '../support/opened.ts'

describe('a phone that was here before the clinic opened', () => {
  let built: DemoClinic
  let page: Page
  beforeAll(async () => {
    built = await openDemoClinic()
    const phone = await built.phone({ serviceWorkers: 'allow' })
    page = await phone.newPage()
  })
  afterAll(() => built?.stop())

  const keptPage = () =>
    page.evaluate<string | undefined>(`caches.match('/').then(kept => kept && kept.text())`)

  it('keeps the app’s page for later, and never the one that says so', async () => {
    await setVersion(built.app, 0)
    await page.goto('/admin')
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
    await page.goto('/')
    await page.getByRole('heading', { name: 'Opening soon' }).waitFor()
    expect(await keptPage()).toBeUndefined()
    await setVersion(built.app, 1)
    await page.goto('/')
    await page.getByRole('link', { name: 'Join VIP Program / Log in' }).waitFor()
    await expect.poll(keptPage).toContain('id="clinic"')
    await page.context().setOffline(true)
    await page.goto('/services')
    await expectOnPage(page.getByRole('heading', { level: 1 })).toHaveText('Service Menu')
  })

  it('keeps the newest page, with what the clinic has changed since', async () => {
    await page.context().setOffline(false)
    await page.goto('/')
    await page.evaluate(
      `caches.keys().then(([shell]) => caches.open(shell)).then(it => it.put('/', new Response('old')))`,
    )
    await page.goto('/')
    await expect.poll(keptPage).toContain('id="clinic"')
  })

  it('comes from the staff area to the page that is there by then', async () => {
    await page.context().setOffline(false)
    await setVersion(built.app, 0)
    await built.openStaffArea(page.context())
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Back to Main App' }).click()
    await page.getByRole('heading', { name: 'Opening soon' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Back to Main App' }).waitFor()
    await setVersion(built.app, 1)
    await page.getByRole('link', { name: 'Back to Main App' }).click()
    await page.getByRole('link', { name: 'Join VIP Program / Log in' }).waitFor()
  })
})
