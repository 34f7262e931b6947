import type { BrowserContext, Dialog, Page, Request } from 'playwright'
import { cookiesChosenAt } from '../../../tests/support/cookies-chosen.ts'
import type { Contexts } from '../browser/contexts.ts'
import { writeCameraFile } from '../browser/fake-camera.ts'
import { appIsKept, clockOff, looking } from '../browser/phone-scripts.ts'
import { findSignal, loseSignal } from '../browser/signal.ts'
import type { Clinic } from '../clinic.ts'
import { expect } from '../expect.ts'
import { waitForTexts } from '../wait-for-texts.ts'

/** A person with a phone: its camera, connection, clock and storage. */
export abstract class PhoneUser {
  page: Page
  /** How far the phone's clock is off the clinic's. */
  minutesOff = 0
  readonly alerts: string[] = []
  readonly asked: string[] = []
  protected readonly clinic: Clinic
  protected readonly context: BrowserContext
  protected readonly camera: string
  readonly #underWay = new Set<Request>()
  /** Whether the open page gets live updates, and whether it may. */
  #followed = false
  #mayFollow = true

  protected static openPage(clinic: Clinic, contexts: Contexts, keepsTheApp: boolean): Promise<Page> {
    return contexts.open({
      viewport: { width: 390, height: 844 },
      baseURL: clinic.url,
      reducedMotion: 'reduce',
      permissions: ['camera'],
      timezoneId: 'America/Los_Angeles',
      locale: 'en-US',
      serviceWorkers: keepsTheApp ? 'allow' : 'block',
      storageState: cookiesChosenAt(clinic.url),
    })
  }

  protected constructor(clinic: Clinic, page: Page, camera: string) {
    this.page = page
    this.clinic = clinic
    this.context = page.context()
    this.camera = camera
    page.on('dialog', (dialog: Dialog) => {
      this.alerts.push(dialog.message())
      void dialog.accept()
    })
    page.on('request', request => this.asked.push(new URL(request.url()).pathname))
    this.#watchCalls(page)
  }

  #watchCalls(page: Page): void {
    const end = (request: Request) => this.#underWay.delete(request)
    page
      .on('request', request => isStream(request) || this.#underWay.add(request))
      .on('requestfinished', end)
      .on('requestfailed', end)
      .on('response', response => {
        if (isStream(response.request())) this.#followed = true
      })
      .on('domcontentloaded', () => {
        this.#followed = false
      })
  }

  /**
   * Waits until the page is idle. Its event stream opens last and then triggers a refetch. A change made before that
   * would show up a moment later, in the middle of the next step.
   */
  async isAtRest(): Promise<void> {
    const cookies = await this.context.cookies()
    if (this.#mayFollow && cookies.some(({ name }) => name === 'signed-in'))
      await expect.poll(() => this.#followed).toBe(true)
    for (let quiet = 0; quiet < 3; ) {
      await this.page.evaluate(nextIdle)
      quiet = this.#underWay.size === 0 ? quiet + 1 : 0
    }
  }

  /** Points the phone at a picture with this text. */
  async seesThroughCamera(text: string): Promise<void> {
    await writeCameraFile(this.camera, text)
  }

  /** The connection is lost while a scan is being sent. */
  async losesSignalAtScan(): Promise<void> {
    await this.page.route(
      '**/api/checkin',
      async route => {
        await this.losesSignal()
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
  }

  async isTold(title: string, text?: string): Promise<void> {
    await waitForTexts(this.page, title, ...(text ? [text] : []))
  }

  async reads(text: string): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible()
  }

  async deniesCamera(): Promise<void> {
    await this.context.addInitScript({
      content: `navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))`,
    })
  }

  async losesSignal(): Promise<void> {
    this.#mayFollow = false
    await loseSignal(this.context)
  }

  async findsSignal(): Promise<void> {
    this.#mayFollow = true
    await findSignal(this.context)
  }

  /** The clinic's server fails, for the phone's service worker, too. */
  async meetsTroubleAt(calls: string): Promise<void> {
    await this.context.route(calls, route => route.fulfill({ status: 503, json: { message: 'Away' } }))
  }

  async meetsNoTroubleAt(calls: string): Promise<void> {
    await this.context.unroute(calls)
  }

  protected get path(): string {
    return new URL(this.page.url(), this.clinic.url).pathname
  }

  /** The phone shows the clinic's time, now and on every later page, unless it is some minutes off. */
  async setsClock(): Promise<void> {
    await this.#shiftsClock(this.clinic.now.getTime() - Date.now() + this.minutesOff * 60_000)
  }

  async letsMinutesPass(minutes: number): Promise<void> {
    await this.#shiftsClock(minutes * 60_000)
  }

  async #shiftsClock(ms: number): Promise<void> {
    const content = clockOff(ms)
    await this.context.addInitScript({ content })
    await this.page.evaluate(content)
  }

  /** Opens the app online, and waits until the phone has cached it and shows its member. */
  async usesAppOnce(path = '/checkin'): Promise<void> {
    await this.page.goto(path)
    await this.page.evaluate(appIsKept)
    await this.page.reload()
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    // The heading appears before the response about the member. If the connection is lost in between, there is no link
    // home.
    await expect(this.page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  }

  async closesApp(): Promise<void> {
    await this.page.close()
    this.page = await this.context.newPage()
    this.#underWay.clear()
    this.#watchCalls(this.page)
  }

  /** Everything that the phone stores, except the visitor's cookie choice, which isn't a member's. */
  async keepsOnPhone(): Promise<readonly string[]> {
    const kept = await this.page.evaluate<string[]>(
      "Object.entries(localStorage).map(pair => pair.join(' = '))",
    )
    return kept.filter(pair => !pair.startsWith('cookie-consent = '))
  }

  /** Puts another app in front of it, or brings it back. */
  async showsApp(shown: boolean): Promise<void> {
    await this.page.evaluate(looking(shown))
  }

  /** Turns off live updates, so that only the next request tells the page what changed, however slow the machine is. */
  async hearsNothingLive(): Promise<void> {
    this.#mayFollow = false
    await this.page.route('**/api/user/live', () => {})
    // Ends a connection that is open, or only now being opened.
    await this.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
  }

  async listensLive(): Promise<void> {
    await expect.poll(() => this.asked).toContain('/api/user/live')
  }

  /** Like a hotel Wi-Fi's sign-in page. */
  async isAnsweredBySomebodyElse(): Promise<void> {
    await this.page.route('**/api/checkin', route =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
    )
  }

  async isAnswered(json: Readonly<Record<string, unknown>>): Promise<void> {
    await this.page.route('**/api/checkin', route => route.fulfill({ json }))
  }

  /** The clinic receives the next check-in, but its response is lost. */
  async losesNextAnswer(): Promise<void> {
    await this.page.route(
      '**/api/checkin',
      async route => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
  }
}

const isStream = (request: Request) => request.resourceType() === 'eventsource'

const nextIdle = `new Promise(resolve => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })))`
