import type { BrowserContext, CDPSession, Page, Worker } from 'playwright'
import type { Device } from '../../../tests/support/push-service.ts'
import type { Contexts } from '../browser/contexts.ts'
import {
  playConsent,
  playHomeScreen,
  playInstallOffer,
  playPushManager,
  playSafari,
} from '../browser/played-browser.ts'
import { loseSignal } from '../browser/signal.ts'
import type { Clinic } from '../clinic.ts'
import { expect } from '../expect.ts'
import { pushService } from '../starting-clinic.ts'
import { waitForTexts } from '../wait-for-texts.ts'
import type { Member } from './member.ts'

export type PhoneKind = 'Android phone' | 'iPhone in Safari' | 'iPhone from the Home Screen'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

// For scripts that run in a page; the features themselves run in Node.
declare const PushManager: { readonly prototype: object }
declare const navigator: {
  readonly serviceWorker: {
    readonly controller: unknown
    readonly ready: Promise<{
      getNotifications(): Promise<readonly { readonly title: string; readonly body: string }[]>
    }>
  }
}

const plays = {
  'Android phone': playInstallOffer,
  'iPhone in Safari': playSafari,
  'iPhone from the Home Screen': playHomeScreen,
}

/** A phone with the app's service worker, on which push notifications can be set up and seen. */
export class Phone {
  readonly page: Page
  readonly #clinic: Clinic
  readonly #context: BrowserContext
  #device: Device | undefined

  static async open(clinic: Clinic, contexts: Contexts, kind: PhoneKind): Promise<Phone> {
    const page = await contexts.open({
      viewport: { width: 390, height: 844 },
      baseURL: clinic.url,
      reducedMotion: 'reduce',
      locale: 'en-US',
      permissions: ['notifications'],
      ...(kind !== 'Android phone' && { userAgent: iPhone }),
    })
    const phone = new Phone(clinic, page)
    const context = page.context()
    await context.exposeFunction('playedSubscribe', (key: string) => phone.#subscribe(key))
    await context.addInitScript(playConsent)
    await context.addInitScript(playPushManager)
    await context.addInitScript(plays[kind])
    return phone
  }

  private constructor(clinic: Clinic, page: Page) {
    this.#clinic = clinic
    this.#context = page.context()
    this.page = page
  }

  async #subscribe(key: string) {
    this.#device = await pushService.subscribe(key)
    return this.#device.subscription
  }

  /** The push service's record of this phone. */
  get device(): Device {
    if (!this.#device) throw new Error('Notifications were never set up on this phone.')
    return this.#device
  }

  get card() {
    return this.page.getByRole('list', { name: 'Health and messages' })
  }

  async isUsedBy({ email, password }: Member): Promise<void> {
    const answer = await this.#context.request.post('/api/auth/login', {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      data: { email, password },
    })
    expect(answer.status()).toBe(200)
  }

  async plays(script: () => void): Promise<void> {
    await this.#context.addInitScript(script)
  }

  async opensSettings(): Promise<void> {
    await this.page.goto('/profile')
    await this.card.getByRole('button', { name: /^Push Notifications/ }).click()
    // It caches the whole app first, which on a busy machine takes longer than the app waits.
    await this.page.evaluate(async () => void (await navigator.serviceWorker.ready))
  }

  async presses(button: string): Promise<void> {
    await this.card.getByRole('button', { name: button }).click()
  }

  async says(title: string, text?: string): Promise<void> {
    await waitForTexts(this.page, title, ...(text ? [text] : []))
  }

  async losesSignal(): Promise<void> {
    await loseSignal(this.#context)
  }

  async signsOut({ pastWorker = false } = {}): Promise<void> {
    const worker = await this.#worker()
    await worker.evaluate(() => {
      const unsubscribe = async () => Object.assign(globalThis, { unsubscribed: true })
      Object.assign(PushManager.prototype, { getSubscription: async () => ({ unsubscribe }) })
    })
    await this.page.goto('/profile')
    if (pastWorker) await this.#loadsPastWorker()
    await this.page.getByRole('button', { name: 'Log Out' }).click()
    await expect(this.page.getByRole('link', { name: 'Join VIP Program / Log in' })).toBeVisible()
    await expect.poll(() => worker.evaluate(() => 'unsubscribed' in globalThis)).toBe(true)
    await this.page.evaluate(() => localStorage.removeItem('played-subscription'))
    this.device.answers = 410
  }

  /** A forced reload, which bypasses the service worker. */
  async #loadsPastWorker(): Promise<void> {
    const session = await this.#context.newCDPSession(this.page)
    const loaded = this.page.waitForEvent('load')
    await session.send('Page.reload', { ignoreCache: true })
    await loaded
    await session.detach()
    expect(await this.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  }

  async #worker(): Promise<Worker> {
    await this.page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const worker = this.#context.serviceWorkers()[0]
    if (!worker) throw new Error('The service worker has not started.')
    return worker
  }

  /** Delivers the push service's messages to the service worker. */
  async getsWhatWasSent(): Promise<void> {
    await expect.poll(() => this.device.messages().length).toBeGreaterThan(0)
    const session = await this.#context.newCDPSession(this.page)
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: this.#clinic.url,
      registrationId: await registrationIn(session),
      data: JSON.stringify(this.device.messages().at(-1)),
    })
    await session.detach()
  }

  async shows(title: string, text: string): Promise<void> {
    await expect
      .poll(() =>
        this.page.evaluate(async () => {
          const shown = await (await navigator.serviceWorker.ready).getNotifications()
          return shown.map(({ title, body }) => [title, body])
        }),
      )
      .toEqual([[title, text]])
  }

  /** Taps the notification; returns the URL at which the worker opens the app. */
  async tapsNotification(): Promise<string> {
    const worker = await this.#worker()
    return worker.evaluate(async () => {
      const scope = globalThis as unknown as ServiceWorkerScope
      const [notification] = await scope.registration.getNotifications()
      return new Promise<string>(resolve => {
        // Without a real tap, a browser doesn't open windows.
        scope.clients.matchAll = async () => []
        scope.clients.openWindow = async address => resolve(address)
        scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
      })
    })
  }
}

interface ServiceWorkerScope extends EventTarget {
  readonly registration: { getNotifications(): Promise<readonly unknown[]> }
  readonly clients: {
    matchAll: () => Promise<readonly unknown[]>
    openWindow: (address: string) => Promise<void>
  }
  readonly NotificationEvent: new (type: string, init: { notification: unknown }) => Event
}

async function registrationIn(session: CDPSession): Promise<string> {
  const found = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  return found
}
