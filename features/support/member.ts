import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Dialog, Page } from 'playwright'
import { expect } from 'playwright/test'
import type { Clinic } from './clinic.ts'
import { writeCameraFile } from './fake-camera.ts'

const lastNames: Readonly<Record<string, string>> = { Mia: 'Hart', Noor: 'Haddad' }

/** A member with a phone. The methods carry the names of what members do. */
export class Member {
  readonly name: string
  readonly email: string
  readonly password = 'orchid7'
  readonly page: Page
  readonly alerts: string[] = []
  readonly asked: string[] = []
  readonly #clinic: Clinic
  readonly #context: BrowserContext
  readonly #camera: string
  #id: string | undefined

  static async open(name: string, clinic: Clinic, browser: Browser, camera: string): Promise<Member> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      baseURL: clinic.url,
      reducedMotion: 'reduce',
      permissions: ['camera'],
      timezoneId: 'America/Los_Angeles',
      locale: 'en-US',
      serviceWorkers: 'block',
    })
    return new Member(name, clinic, context, await context.newPage(), camera)
  }

  private constructor(name: string, clinic: Clinic, context: BrowserContext, page: Page, camera: string) {
    this.name = name
    this.email = `${name.toLowerCase()}@velora.example`
    this.page = page
    this.#clinic = clinic
    this.#context = context
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
    if (new URL(this.page.url(), this.#clinic.url).pathname !== path) await this.page.goto(path)
    await this.page
      .getByRole('button', { name: /Check In|Scan|Start/ })
      .first()
      .click()
  }

  async scans(text: string, path = '/checkin'): Promise<void> {
    await this.seesThroughCamera(text)
    await this.opensScanner(path)
  }

  async isTold(title: string, text?: string): Promise<void> {
    await expect(this.page.getByText(title, { exact: true }).first()).toBeVisible({ timeout: 12_000 })
    if (text) await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible()
  }

  async reads(text: string): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible({ timeout: 12_000 })
  }

  async close(failedAs: string | undefined): Promise<void> {
    if (failedAs) await this.page.screenshot({ path: join(tmpdir(), `feature-${failedAs}-${this.name}.png`) })
    await this.#context.close()
  }
}

export interface Joining {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}
