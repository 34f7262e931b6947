import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Contexts } from '../../features/support/browser/contexts.ts'
import { appIsKept } from '../../features/support/browser/phone-scripts.ts'
import { findSignal, loseSignal } from '../../features/support/browser/signal.ts'
import { Clinic } from '../../features/support/clinic.ts'
import { chromium as resolved } from '../chromium.ts'
import { cookiesChosenAt } from '../support/cookies-chosen.ts'

const mia = { email: 'mia@velora.example', password: 'orchid7', name: 'Mia Hart' }

/** Everything by which an example could tell that there was one before it. */
const whatIsThere = `(async () => ({
  cookies: document.cookie,
  local: Object.keys(localStorage),
  session: Object.keys(sessionStorage),
  databases: (await indexedDB.databases()).length,
  caches: (await caches.keys()).length,
  name: window.name,
  width: innerWidth,
  marked: 'marked' in globalThis,
  called: 'called' in globalThis,
  workers: (await navigator.serviceWorker.getRegistrations()).length + (navigator.serviceWorker.controller ? 1 : 0),
  services: await fetch('/api/services').then(answer => answer.status, () => 'none'),
}))()`

const leave = `(async () => {
  document.cookie = 'left=1'
  localStorage.setItem('left', '1')
  sessionStorage.setItem('left', '1')
  window.name = 'left'
  await caches.open('left')
  await new Promise(resolve => { indexedDB.open('left').onsuccess = resolve })
})()`

/** A script that the phone's app has no more, and its browser still has. */
const forgetsOneFile = `(async () => {
  const [name] = await caches.keys()
  const cache = await caches.open(name)
  const script = (await cache.keys()).find(({ url }) => url.endsWith('.js'))
  await cache.delete(script)
  return script.url
})()`

const statusOf = (file: string, cache = 'default') =>
  `fetch('${file}', { cache: '${cache}' }).then(({ status }) => status, () => 'none')`

const codesOf = async ({ modules }: Clinic) =>
  (await modules.loyalty.listCheckInCodes()).map(({ description }) => description)

describe('what an example leaves behind', () => {
  let browser: Browser
  let contexts: Contexts
  let clinic: Clinic
  const open = (serviceWorkers: 'allow' | 'block' = 'block') =>
    contexts.open({
      viewport: { width: 390, height: 844 },
      baseURL: clinic.url,
      serviceWorkers,
      storageState: cookiesChosenAt(clinic.url),
    })
  const lookAt = async (page: Page) => {
    await page.goto('/healthz')
    return page.evaluate(whatIsThere)
  }

  beforeAll(async () => {
    const { executablePath, args, env } = await resolved()
    browser = await chromium.launch({ executablePath, args, env })
    contexts = new Contexts(browser)
    clinic = await Clinic.open()
  })

  afterEach(() => contexts.giveBack())

  afterAll(async () => {
    await contexts.close()
    await clinic.close()
  })

  it('is not in the next one’s browser, though the page is the same', async () => {
    const first = await open()
    const untouched = await lookAt(first)
    await first.context().addInitScript('globalThis.marked = true')
    await first.context().exposeFunction('called', () => 1)
    await first.goto('/services')
    await first.evaluate(leave)
    await first.route('**/api/services', route => route.fulfill({ status: 503 }))
    await first.context().route('**/healthz', route => route.fulfill({ body: 'played' }))
    await first.setViewportSize({ width: 320, height: 568 })
    first.on('dialog', dialog => dialog.dismiss())
    await first.goto('/services')
    await first.evaluate("addEventListener('beforeunload', event => event.preventDefault())")
    await first.mouse.click(5, 5)
    await first.context().setOffline(true)
    await contexts.giveBack()

    const second = await open()
    expect(second).toBe(first)
    expect(await lookAt(second)).toEqual(untouched)
    expect(await second.goBack()).toBeNull()
  })

  it('is not in a browser that could keep it', async () => {
    const page = await open()
    await page.context().grantPermissions(['clipboard-read'])
    await contexts.giveBack()
    expect(await open()).not.toBe(page)
  })

  it('is no service worker, nor anything that it kept, though the page is the same', async () => {
    const first = await open('allow')
    const untouched = await lookAt(first)
    await first.goto('/services')
    await first.evaluate(appIsKept)
    expect(await lookAt(first)).toMatchObject({ workers: 2 })
    await contexts.giveBack()

    const second = await open('allow')
    expect(second).toBe(first)
    expect(second.context().serviceWorkers()).toEqual([])
    expect(await lookAt(second)).toEqual(untouched)
  })

  it('is in no page that was opened beside the one that was closed', async () => {
    const first = await open('allow')
    const untouched = await lookAt(first)
    await first.close()
    const beside = await first.context().newPage()
    await beside.addInitScript('globalThis.marked = true')
    await beside.route('**/api/services', route => route.fulfill({ status: 503 }))
    await contexts.giveBack()

    const second = await open('allow')
    expect(second).toBe(beside)
    expect(await lookAt(second)).toEqual(untouched)
  })

  it('is no file that a phone without a signal has but did not keep', async () => {
    const page = await open('allow')
    await page.goto('/services')
    await page.evaluate(appIsKept)
    await page.goto('/healthz')
    const file = await page.evaluate<string>(forgetsOneFile)
    expect(await page.evaluate(statusOf(file, 'force-cache'))).toBe(200)
    await loseSignal(page.context())
    expect(await page.evaluate(statusOf(file))).toBe('none')
    await findSignal(page.context())
    expect(await page.evaluate(statusOf(file))).toBe(200)
  })

  it('is not in the next clinic, nor in what its app remembers', async () => {
    const address = clinic.url
    await clinic.modules.identity.register(mia)
    await clinic.modules.identity.requestPasswordReset(mia.email)
    await clinic.retireCode('Daily Spa Visit')
    expect(await codesOf(clinic)).not.toContain('Daily Spa Visit')
    clinic.letADayPass()
    const past = clinic.app.database.statement('past', 'select 1')
    await clinic.close()

    clinic = await Clinic.open()
    expect(clinic.url).toBe(address)
    expect(clinic.now).toEqual(new Date('2026-11-20T11:00:00-08:00'))
    expect(await clinic.modules.patients.patientByEmail(mia.email)).toBeUndefined()
    expect(await clinic.modules.messaging.listSandboxInbox(10, undefined)).toEqual([])
    expect(await codesOf(clinic)).toContain('Daily Spa Visit')
    await expect(past()).rejects.toThrow('This app was closed')
  })
})
