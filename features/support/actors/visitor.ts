import type { Page } from 'playwright'
import { expect } from '../expect.ts'

/** A visitor with the cookie banner on the landing page. */
export class Visitor {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  question() {
    return this.page.getByRole('region', { name: 'Your privacy' })
  }

  async forgetsChoice(): Promise<void> {
    await this.page.goto('/')
    await this.page.evaluate(() => localStorage.clear())
    await this.#opensAndWaits()
  }

  async hasAccepted(daysAgo: number): Promise<void> {
    await this.page.goto('/')
    await this.page.evaluate(age => {
      const timestamp = new Date(Date.now() - age * 86_400_000).toISOString()
      const optional = { analytics: true, marketing: true, preferences: true }
      const choice = { necessary: true, ...optional, timestamp, visitorId: crypto.randomUUID() }
      localStorage.setItem('cookie-consent', JSON.stringify(choice))
    }, daysAgo)
  }

  /** Waits until the visit is reported, which comes last on startup. */
  async opensApp(): Promise<void> {
    await this.#opensAndWaits()
  }

  async opensAppOnSmallPhone(): Promise<void> {
    await this.page.setViewportSize({ width: 320, height: 568 })
    await this.#opensAndWaits()
    await expect(this.question()).toBeVisible()
  }

  async answers(name: 'Reject All' | 'Accept All'): Promise<void> {
    await this.#untilTold(() => this.question().getByRole('button', { name }).click())
    await expect(this.question()).toBeHidden()
  }

  async answersByKeyboard(name: string): Promise<void> {
    const answer = this.question().getByRole('button', { name })
    await expect(answer).toBeVisible()
    for (let tabs = 0; tabs < 4; tabs++) {
      await this.page.keyboard.press('Tab')
      if ((await this.page.locator(':focus').textContent()) === name) break
    }
    await expect(answer).toBeFocused()
    await this.page.keyboard.press('Enter')
    await expect(this.question()).toBeHidden()
    await this.page.keyboard.press('Tab')
    await expect(this.page.locator(':focus')).toBeVisible()
  }

  async allowsOnly(kind: string): Promise<void> {
    await this.question().getByRole('button', { name: 'Customize' }).click()
    const settings = this.#settings()
    await settings.getByRole('switch', { name: kind }).check()
    await this.#untilTold(() => settings.getByRole('button', { name: 'Save My Choice' }).click())
  }

  async followsBookingLink(): Promise<void> {
    await this.page.context().route('https://booking.example.com/**', route => route.abort())
    const opened = this.page.context().waitForEvent('page')
    await this.page.getByRole('link', { name: /^Book Appointment/ }).click()
    await (await opened).close()
    // A report would have been sent by now.
    await this.page.waitForTimeout(400)
  }

  async takesConsentBack(): Promise<void> {
    await this.#untilTold(() => this.#rejectsInSettings())
  }

  async takesConsentBackOffline(): Promise<void> {
    await this.page.route('**/api/cookie-consent', route => route.abort('internetdisconnected'))
    const failed = this.page.waitForEvent('requestfailed')
    await this.#rejectsInSettings()
    await failed
    await this.page.unroute('**/api/cookie-consent')
  }

  async isNotAsked(): Promise<void> {
    await this.page.waitForLoadState('networkidle')
    await expect(this.question()).toHaveCount(0)
    await this.#opensAndWaits()
    await this.page.waitForLoadState('networkidle')
    await expect(this.question()).toHaveCount(0)
  }

  /** Anything under the banner can be scrolled clear of it. */
  async joinsBesideQuestion(): Promise<void> {
    await expect(this.question()).toBeVisible()
    await this.page.getByRole('link', { name: 'Join VIP Program / Log in' }).click()
    await expect(this.page.getByRole('tab', { name: 'Join VIP' })).toBeVisible()
    await expect(this.question()).toBeVisible()
  }

  #settings() {
    return this.page.getByRole('region', { name: 'Cookie settings' })
  }

  async #rejectsInSettings(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cookie settings' }).click()
    await this.#settings().getByRole('button', { name: 'Reject All' }).click()
  }

  async #opensAndWaits(): Promise<void> {
    const response = this.page.waitForResponse('**/api/visitor')
    await this.page.goto('/')
    await response
  }

  async #untilTold(act: () => Promise<void>): Promise<void> {
    const response = this.page.waitForResponse('**/api/cookie-consent')
    await act()
    expect((await response).status()).toBe(200)
  }
}
