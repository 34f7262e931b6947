import type { BrowserContextOptions, Page, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'
import { expectOnPage } from '../support/expect-on-page.ts'

const soon = { timeout: 90_000 }
const isFile = (path: string) => path.startsWith('/assets/')

/** Each test is named after a sentence of the specification's 'Other behaviours'. */
describe('the web app', () => {
  let built: DemoClinic
  beforeAll(async () => {
    built = await openDemoClinic()
  })
  afterAll(() => built?.stop())

  const open = async (options: { signedIn?: boolean } & BrowserContextOptions = {}) => {
    const { signedIn = false, ...context } = options
    const phone = await built.phone(context)
    onTestFinished(() => phone.close())
    if (signedIn) await built.signIn(phone)
    const page = await phone.newPage()
    const requests: Request[] = []
    page.on('request', request => requests.push(request))
    const asked = (path: string) => requests.filter(request => new URL(request.url()).pathname === path)
    return { phone, page, requests, asked }
  }
  const settled = (page: Page) => page.waitForTimeout(700)
  const visit = async (page: Page, path: string, seen: string) => {
    await page.goto(path)
    await page.getByText(seen).first().waitFor()
  }
  const goTo = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  const comeBack = (page: Page) =>
    page.evaluate(
      `window.dispatchEvent(new Event('visibilitychange')); window.dispatchEvent(new Event('focus'))`,
    )

  it('at startup removes the browser-storage entries named services and serviceData, and no other', async () => {
    const { phone, page } = await open()
    await phone.addInitScript({
      content: `for (const name of ['services', 'serviceData', 'theme']) localStorage.setItem(name, 'dark')`,
    })
    await visit(page, '/services', 'HydraFacial')
    // Which cookies this phone allows was chosen before.
    const kept = (await page.evaluate('Object.keys(localStorage)')) as string[]
    expect(kept.sort()).toEqual(['cookie-consent', 'theme'])
  })

  it('at startup asks for the services anew, past every cache', async () => {
    const { page, asked } = await open()
    await visit(page, '/services', 'HydraFacial')
    await expect.poll(() => asked('/api/services').length, soon).toBe(1)
    await page.reload()
    await expect.poll(() => asked('/api/services').length, soon).toBe(2)
    const [first, second] = asked('/api/services')
    expect(first?.url()).not.toBe(second?.url())
    expect(await second?.headerValue('cache-control')).toBe('no-cache')
  })

  it('does not refetch on window focus, but for the services on their screen', async () => {
    const { page, asked } = await open()
    await visit(page, '/rewards', 'LED Light Session')
    await settled(page)
    await comeBack(page)
    await settled(page)
    expect(asked('/api/points-goals')).toHaveLength(1)
    await visit(page, '/services', 'HydraFacial')
    // The page has the list already; what is still being asked for would not be asked for again.
    await expect.poll(() => asked('/api/services').length, soon).toBe(1)
    await (await asked('/api/services')[0]?.response())?.finished()
    await settled(page)
    await comeBack(page)
    await expect.poll(() => asked('/api/services').length, soon).toBe(2)
  })

  it('fetches each file once, and on mount always what a screen shows, but the current user no more', async () => {
    const { page, asked, requests } = await open({ signedIn: true })
    await visit(page, '/rewards', 'Your goals')
    // The first opening of the live connection asks once more: what changed before it was open would go unheard.
    await expect.poll(() => asked('/api/auth/user').length, soon).toBe(2)
    await settled(page)
    // The page names them ahead.
    const files = requests.map(request => new URL(request.url()).pathname).filter(isFile)
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file, place) => files.indexOf(file) < place)).toEqual([])
    const before = asked('/api/points-goals').length
    await goTo(page, 'Services')
    // The screen that it leaves names treatments, too: what the next one asks for shows that it is there.
    await expect.poll(() => asked('/api/services').length, soon).toBe(1)
    await page.getByText('HydraFacial').first().waitFor()
    await goTo(page, 'Rewards')
    await page.getByText('LED Light Session').first().waitFor()
    await expect.poll(() => asked('/api/points-goals').length, soon).toBe(before + 1)
    await settled(page)
    expect(asked('/api/points-goals').length).toBe(before + 1)
    expect(asked('/api/auth/user')).toHaveLength(2)
  })

  it('neither polls nor retries a query or a mutation', async () => {
    const { page, asked, requests } = await open({ signedIn: true })
    for (const path of ['/api/points-goals', '/api/auth/logout'])
      await page.route(`**${path}`, route => route.fulfill({ status: 503, json: { message: 'Later.' } }))
    await visit(page, '/rewards', 'Later.')
    await expect.poll(() => asked('/api/user/live').length, soon).toBe(1)
    await settled(page)
    const before = requests.length
    await page.waitForTimeout(4_000)
    expect(requests.slice(before).map(request => request.url())).toEqual([])
    expect(asked('/api/points-goals')).toHaveLength(1)
    await visit(page, '/profile', 'Log Out')
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.getByText('Later.').first().waitFor()
    await page.waitForTimeout(2_500)
    expect(asked('/api/auth/logout')).toHaveLength(1)
  })

  it('throws the response text when the services can’t be fetched', async () => {
    // A visitor whom nobody knows has the list in the page, and keeps it.
    const { page } = await open({ signedIn: true })
    await page.route('**/api/services*', route => route.fulfill({ status: 503, body: 'Closed for cleaning' }))
    await page.goto('/services')
    await expectOnPage(page.getByText('Closed for cleaning')).toBeVisible()
  })

  it('fetches a QR worker script lazily when the browser has no native QR detection', async () => {
    const { phone, page, requests } = await open({ signedIn: true, permissions: ['camera'] })
    await phone.addInitScript({ content: playsACamera })
    const fetched = () => requests.filter(request => request.url().includes('qr-worker')).length
    await visit(page, '/checkin', 'Scan QR Code to Check In')
    await settled(page)
    expect(fetched()).toBe(0)
    await page.getByRole('button', { name: 'Check In' }).first().click()
    await expect.poll(fetched, soon).toBe(1)
  })
})

const playsACamera = `
  delete globalThis.BarcodeDetector
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = document.createElement('canvas')
    canvas.getContext('2d').fillRect(0, 0, 300, 150)
    return canvas.captureStream(10)
  }
`
