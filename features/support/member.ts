import type { BrowserContext, Dialog, Page, Request } from 'playwright'
import { cookiesChosenAt } from '../../tests/support/cookies-chosen.ts'
import type { Clinic } from './clinic.ts'
import type { Contexts } from './contexts.ts'
import { expect } from './expect.ts'
import { writeCameraFile } from './fake-camera.ts'
import { appIsKept, clockOff, looking } from './phone-scripts.ts'
import { writePhotoAsCamera } from './photo-camera.ts'
import { leaveScreen } from './resting-page.ts'
import { isTold } from './told.ts'

const lastNames: Readonly<Record<string, string>> = { Mia: 'Hart', Noor: 'Haddad' }

/** A member with a phone. The methods carry the names of what members do. */
export class Member {
  readonly name: string
  readonly email: string
  readonly password = 'orchid7'
  page: Page
  /** Where she was when her session was lost. */
  wasAt = '/'
  /** How much the phone's clock differs from the clinic's. */
  minutesOff = 0
  readonly alerts: string[] = []
  readonly asked: string[] = []
  readonly #clinic: Clinic
  readonly #context: BrowserContext
  readonly #camera: string
  #id: string | undefined
  #scanIsDecided: Promise<unknown> = Promise.resolve()

  static async open(
    name: string,
    clinic: Clinic,
    contexts: Contexts,
    camera: string,
    keepsTheApp: boolean,
  ): Promise<Member> {
    const page = await contexts.open({
      viewport: { width: 390, height: 844 },
      baseURL: clinic.url,
      reducedMotion: 'reduce',
      permissions: ['camera'],
      timezoneId: 'America/Los_Angeles',
      locale: 'en-US',
      serviceWorkers: keepsTheApp ? 'allow' : 'block',
      storageState: cookiesChosenAt(clinic.url),
    })
    return new Member(name, clinic, page, camera)
  }

  private constructor(name: string, clinic: Clinic, page: Page, camera: string) {
    this.name = name
    this.email = `${name.toLowerCase()}@velora.example`
    this.page = page
    this.#clinic = clinic
    this.#context = page.context()
    this.#camera = camera
    page.on('dialog', (dialog: Dialog) => {
      this.alerts.push(dialog.message())
      void dialog.accept()
    })
    page.on('request', request => this.asked.push(new URL(request.url()).pathname))
  }

  get fullName(): string {
    return `${this.name} ${lastNames[this.name] ?? ''}`.trim()
  }

  get lastName(): string {
    return lastNames[this.name] ?? ''
  }

  get id(): string {
    if (!this.#id) throw new Error(`${this.name} is not a member yet.`)
    return this.#id
  }

  async becomeMember(): Promise<void> {
    const { identity } = this.#clinic.modules
    this.#id = await identity.register({ email: this.email, password: this.password, name: this.fullName })
  }

  /** Signed in without the screens: for examples that are about something else. */
  async beSignedIn(): Promise<void> {
    const answer = await this.#context.request.post('/api/auth/login', {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      data: { email: this.email, password: this.password },
    })
    expect(answer.status()).toBe(200)
  }

  async beSignedOut(): Promise<void> {
    await this.#context.request.post('/api/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    this.asked.length = 0
  }

  async fillSignIn(email: string, password: string): Promise<void> {
    await this.page.goto('/auth')
    await this.page.getByLabel('Email', { exact: true }).fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
  }

  signInButton() {
    return this.page.getByRole('button', { name: 'Sign In', exact: true })
  }

  async signsIn(password = this.password): Promise<void> {
    await this.fillSignIn(this.email, password)
    await this.signInButton().click()
  }

  /** On the sign-in screen that she was led to. */
  async signsInHere(): Promise<void> {
    await this.page.getByLabel('Email', { exact: true }).fill(this.email)
    await this.page.getByLabel('Password', { exact: true }).fill(this.password)
    await this.signInButton().click()
  }

  async fillJoining(change: Partial<Joining> = {}): Promise<Joining> {
    const joining: Joining = {
      firstName: this.name,
      lastName: this.lastName,
      email: this.email,
      password: this.password,
      ...change,
    }
    await this.page.goto('/signup')
    await this.page.getByLabel('First name').fill(joining.firstName)
    await this.page.getByLabel('Last name').fill(joining.lastName)
    await this.page.getByLabel('Email', { exact: true }).fill(joining.email)
    await this.page.getByLabel('Password', { exact: true }).fill(joining.password)
    return joining
  }

  joinButton() {
    return this.page.getByRole('main').getByRole('button', { name: /^(Join VIP|Create Account|Join)/ })
  }

  /** Holds the phone over a picture that says this text. */
  async seesThroughCamera(text: string): Promise<void> {
    await writeCameraFile(this.#camera, text)
  }

  async opensScanner(path = '/checkin'): Promise<void> {
    const sent = (request: Request) => new URL(request.url()).pathname === '/api/checkin'
    this.#scanIsDecided = Promise.race([
      this.page.waitForEvent('requestfinished', { predicate: sent, timeout: 20_000 }),
      this.page.waitForEvent('requestfailed', { predicate: sent, timeout: 20_000 }),
    ])
    // Awaited by those examples in which something is sent.
    this.#scanIsDecided.catch(() => undefined)
    if (this.#path !== path) await this.page.goto(path)
    await this.setsClock()
    await this.page
      .getByRole('button', { name: /Check In|Scan|Start/ })
      .first()
      .click()
  }

  async scans(text: string, path = '/checkin'): Promise<void> {
    await this.seesThroughCamera(text)
    await this.opensScanner(path)
    await this.#scanIsDecided
  }

  async closesScanner(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  }

  /** In the moment in which a scan is sent. */
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

  /** What lies before the camera already. */
  async scansWhatIsThere(): Promise<void> {
    await this.opensScanner()
    await this.#scanIsDecided
  }

  async isTold(title: string, text?: string): Promise<void> {
    await isTold(this.page, title, ...(text ? [text] : []))
  }

  async reads(text: string): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible()
  }

  async deniesCamera(): Promise<void> {
    await this.#context.addInitScript({
      content: `navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))`,
    })
  }

  async losesSignal(): Promise<void> {
    await this.#context.setOffline(true)
  }

  async findsSignal(): Promise<void> {
    await this.#context.setOffline(false)
  }

  /** The clinic's server is in trouble; the phone's service worker hears so, too. */
  async meetsTroubleAt(calls: string): Promise<void> {
    await this.#context.route(calls, route => route.fulfill({ status: 503, json: { message: 'Away' } }))
  }

  async meetsNoTroubleAt(calls: string): Promise<void> {
    await this.#context.unroute(calls)
  }

  get #path(): string {
    return new URL(this.page.url(), this.#clinic.url).pathname
  }

  /** The phone shows the clinic's time, now and in every page from here on, unless it is some minutes off. */
  async setsClock(): Promise<void> {
    await this.#shiftsClock(this.#clinic.now.getTime() - Date.now() + this.minutesOff * 60_000)
  }

  async letsMinutesPass(minutes: number): Promise<void> {
    await this.#shiftsClock(minutes * 60_000)
  }

  async #shiftsClock(ms: number): Promise<void> {
    const content = clockOff(ms)
    await this.#context.addInitScript({ content })
    await this.page.evaluate(content)
  }

  /** Opens the app with a signal and waits until the phone has kept it, and shows whose it is. */
  async usesAppOnce(path = '/checkin'): Promise<void> {
    await this.page.goto(path)
    await this.page.evaluate(appIsKept)
    await this.page.reload()
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    // The heading stands there before the answer who is signed in: with the signal lost in between, there is no way home.
    await expect(this.page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  }

  async closesApp(): Promise<void> {
    await this.page.close()
    this.page = await this.#context.newPage()
  }

  /** What the phone keeps besides its visitor's answer to the cookie banner, which is not a member's. */
  async keepsOnPhone(): Promise<readonly string[]> {
    const kept = await this.page.evaluate<string[]>(
      "Object.entries(localStorage).map(pair => pair.join(' = '))",
    )
    return kept.filter(pair => !pair.startsWith('cookie-consent = '))
  }

  /** Another app in front of it, or it in front again. */
  async showsApp(shown: boolean): Promise<void> {
    await this.page.evaluate(looking(shown))
  }

  async listensLive(): Promise<void> {
    await expect.poll(() => this.asked).toContain('/api/user/live')
  }

  async losesSession(): Promise<void> {
    this.wasAt = this.#path
    await this.#context.clearCookies({ name: /^sid/ })
  }

  async signsInAgain(): Promise<void> {
    await this.page.getByLabel('Email', { exact: true }).fill(this.email)
    await this.page.getByLabel('Password', { exact: true }).fill(this.password)
    await this.signInButton().click()
  }

  /** As the sign-in page of a hotel's Wi-Fi does. */
  async isAnsweredBySomebodyElse(): Promise<void> {
    await this.page.route('**/api/checkin', route =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
    )
  }

  async isAnswered(json: Readonly<Record<string, unknown>>): Promise<void> {
    await this.page.route('**/api/checkin', route => route.fulfill({ json }))
  }

  /** The clinic gets the next check-in, but its answer does not come back. */
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

  /** Points the camera at the QR picture that the test page shows, and checks in with it. */
  async scansTestPage(description: string): Promise<void> {
    await this.page.goto('/test-qr')
    const picture = this.page.getByRole('img', { name: new RegExp(description) })
    await picture.scrollIntoViewIfNeeded()
    await writePhotoAsCamera(this.#camera, await picture.screenshot())
    await this.opensScanner()
    await this.#scanIsDecided
  }

  async pointsOnScreen(): Promise<number> {
    // What the open page still asks for with the session before would lead it elsewhere.
    await leaveScreen(this.page)
    await this.beSignedIn()
    await this.looksAtRewards()
    const balance = this.page.getByRole('region', { name: 'VIP Points Balance' })
    const text = await balance.textContent()
    return Number(/\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', ''))
  }

  async looksAtRewards(): Promise<void> {
    await this.page.goto('/rewards')
    await expect(this.page.getByRole('heading', { name: 'LED Light Session' }).first()).toBeVisible()
  }

  goal(title: string) {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name: title }) })
  }

  async claims(title: string): Promise<void> {
    await this.goal(title)
      .getByRole('button', { name: /^Claim/ })
      .click()
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Claim/ })
      .click()
  }

  async openAppIfSignedIn(): Promise<void> {
    const cookies = await this.#context.cookies()
    if (cookies.some(({ name }) => name === 'signed-in')) {
      await this.page.goto('/')
      await expect(this.page.getByRole('heading', { level: 1, name: new RegExp(this.name) })).toBeVisible()
    }
  }
}

export interface Joining {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}
