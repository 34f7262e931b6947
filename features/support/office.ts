import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { expect } from 'playwright/test'
import type { Clinic } from './clinic.ts'

/** Olga, who owns the clinic, with the staff area open. The methods carry the names of what she does. */
export class Office {
  readonly page: Page

  static async open(clinic: Clinic, browser: Browser): Promise<Office> {
    const { code } = await clinic.modules.identity.addStaff('Olga', 'owner')
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      baseURL: clinic.url,
      reducedMotion: 'reduce',
      locale: 'en-US',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.goto('/admin')
    await page.getByLabel(/admin code/i).fill(code)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Lock' }).waitFor()
    return new Office(page)
  }

  private constructor(page: Page) {
    this.page = page
  }

  async writesMail(subject: string, toAll = false): Promise<void> {
    await this.page.goto('/admin?panel=email-campaigns')
    await this.page.getByRole('textbox', { name: 'Subject' }).fill(subject)
    await this.page.getByRole('textbox', { name: 'Message' }).fill('Our rooms are free.')
    await this.page.getByRole('checkbox', { name: 'Send to all' }).setChecked(toAll)
  }

  async sendsMail(subject: string, toAll = false): Promise<void> {
    await this.writesMail(subject, toAll)
    await this.page.getByRole('button', { name: 'Send Email Campaign' }).click()
    await expect(this.page.getByText('Campaign Sent!').first()).toBeVisible()
  }

  async notifies(title: string): Promise<void> {
    await this.page.goto('/admin?panel=push-notifications')
    await this.page.getByRole('textbox', { name: 'Title' }).fill(title)
    await this.page.getByRole('textbox', { name: 'Message' }).fill('Our rooms are free.')
    await this.page.getByRole('button', { name: 'Send Notification' }).click()
  }

  async sendsBirthdaySpecials(): Promise<void> {
    await this.page.goto('/admin?panel=push-notifications')
    await this.page.getByRole('button', { name: 'Send Birthday Specials' }).click()
  }

  async textsAll(message: string): Promise<void> {
    await this.page.goto('/admin?panel=sms-campaigns')
    await this.page.getByRole('textbox', { name: 'Message' }).fill(message)
    await this.page.getByRole('button', { name: 'Send SMS Campaign' }).click()
  }

  async offersToTier(tier: string): Promise<void> {
    await this.page.goto('/admin?panel=marketing-campaigns')
    await this.page.getByRole('button', { name: 'Flash Sale' }).click()
    await this.page.getByLabel('Target audience').selectOption('VIP_TIER')
    await this.page.getByLabel('VIP tier').selectOption(tier)
    await this.page.getByRole('button', { name: 'Send Campaign' }).click()
  }

  async learns(words: string): Promise<void> {
    await expect(this.page.getByText(words).first()).toBeVisible()
  }

  async findsInOutbox(words: string, count: number): Promise<void> {
    await this.page.goto('/admin/outbox')
    await this.page.getByRole('heading', { name: 'Outbox' }).waitFor()
    await expect(this.page.getByText(words)).toHaveCount(count)
  }

  async close(failedAs: string | undefined): Promise<void> {
    if (failedAs) await this.page.screenshot({ path: join(tmpdir(), `feature-${failedAs}-Olga.png`) })
    await this.page.context().close()
  }
}
