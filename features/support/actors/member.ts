import type { Page, Request } from 'playwright'
import type { Contexts } from '../browser/contexts.ts'
import { writePhotoAsCamera } from '../browser/photo-camera.ts'
import { leaveScreen } from '../browser/resting-page.ts'
import type { Clinic } from '../clinic.ts'
import { expect } from '../expect.ts'
import { PhoneUser } from './phone-user.ts'

const lastNames: Readonly<Record<string, string>> = { Mia: 'Hart', Noor: 'Haddad' }

/** A member with a phone. Methods are named after what members do. */
export class Member extends PhoneUser {
  readonly name: string
  readonly email: string
  readonly password = 'orchid7'
  /** The page where her session ended. */
  wasAt = '/'
  #id: string | undefined
  #scanIsDecided: Promise<unknown> = Promise.resolve()

  static async open(
    name: string,
    clinic: Clinic,
    contexts: Contexts,
    camera: string,
    keepsTheApp: boolean,
  ): Promise<Member> {
    return new Member(name, clinic, await PhoneUser.openPage(clinic, contexts, keepsTheApp), camera)
  }

  private constructor(name: string, clinic: Clinic, page: Page, camera: string) {
    super(clinic, page, camera)
    this.name = name
    this.email = `${name.toLowerCase()}@velora.example`
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
    const { identity } = this.clinic.modules
    this.#id = await identity.register({ email: this.email, password: this.password, name: this.fullName })
  }

  /** Signed in through the API, for examples about something else. */
  async beSignedIn(): Promise<void> {
    const answer = await this.context.request.post('/api/auth/login', {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      data: { email: this.email, password: this.password },
    })
    expect(answer.status()).toBe(200)
  }

  async beSignedOut(): Promise<void> {
    await this.context.request.post('/api/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } })
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

  /** On the sign-in screen that she was sent to. */
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

  async opensScanner(path = '/checkin'): Promise<void> {
    const sent = (request: Request) => new URL(request.url()).pathname === '/api/checkin'
    this.#scanIsDecided = Promise.race([
      this.page.waitForEvent('requestfinished', { predicate: sent, timeout: 20_000 }),
      this.page.waitForEvent('requestfailed', { predicate: sent, timeout: 20_000 }),
    ])
    // Only examples in which something is sent await it.
    this.#scanIsDecided.catch(() => undefined)
    if (this.path !== path) await this.page.goto(path)
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

  /** Scans what the camera already sees. */
  async scansWhatIsThere(): Promise<void> {
    await this.opensScanner()
    await this.#scanIsDecided
  }

  async losesSession(): Promise<void> {
    this.wasAt = this.path
    await this.context.clearCookies({ name: /^sid/ })
  }

  async signsInAgain(): Promise<void> {
    await this.page.getByLabel('Email', { exact: true }).fill(this.email)
    await this.page.getByLabel('Password', { exact: true }).fill(this.password)
    await this.signInButton().click()
  }

  /** Points the camera at the QR code on the test page, and checks in with it. */
  async scansTestPage(description: string): Promise<void> {
    await this.page.goto('/test-qr')
    const picture = this.page.getByRole('img', { name: new RegExp(description) })
    await picture.scrollIntoViewIfNeeded()
    await writePhotoAsCamera(this.camera, await picture.screenshot())
    await this.opensScanner()
    await this.#scanIsDecided
  }

  async pointsOnScreen(): Promise<number> {
    // Requests of the open page with the old session would redirect it.
    await leaveScreen(this.page)
    await this.beSignedIn()
    await this.looksAtRewards()
    const balance = this.page.getByRole('region', { name: 'VIP Points Balance' })
    const text = await balance.textContent()
    return Number(/\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', ''))
  }

  async looksAtRewards(): Promise<void> {
    await this.page.goto('/rewards')
    await this.page.locator('h3', { hasText: 'LED Light Session' }).first().waitFor({ state: 'attached' })
  }

  /** Also finds goals that are out of reach, which are folded away. */
  goal(title: string) {
    const heading = this.page.getByRole('heading', { name: title, includeHidden: true })
    return this.page.getByRole('listitem', { includeHidden: true }).filter({ has: heading })
  }

  /** Opens a voucher in full. */
  async showsVoucher(title: string): Promise<void> {
    await this.looksAtRewards()
    await this.page.getByRole('article', { name: title }).getByRole('button').click()
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
    const cookies = await this.context.cookies()
    if (cookies.some(({ name }) => name === 'signed-in')) {
      await this.page.goto('/')
      await expect(this.page.getByRole('heading', { level: 1, name: new RegExp(this.name) })).toBeVisible()
      await this.isAtRest()
    }
  }
}

export interface Joining {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}
