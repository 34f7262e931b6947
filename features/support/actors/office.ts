import { readFile } from 'node:fs/promises'
import type { Dialog, Page } from 'playwright'
import type { Contexts } from '../browser/contexts.ts'
import type { Clinic } from '../clinic.ts'
import { expect } from '../expect.ts'
import { waitForTexts } from '../wait-for-texts.ts'
import { openComputer, openStaffArea } from './staff-session.ts'

/** Olga, the clinic's owner, in her office. The staff area is unlocked, but none of its screens is open yet. */
export class Office {
  readonly page: Page
  readonly asked: string[] = []

  static async open(clinic: Clinic, contexts: Contexts): Promise<Office> {
    const { code } = await clinic.modules.identity.addStaff('Olga', 'owner')
    const page = await openComputer(clinic, contexts)
    await openStaffArea(page, code)
    return new Office(page)
  }

  private constructor(page: Page) {
    this.page = page
    page.on('dialog', (dialog: Dialog) => {
      this.asked.push(dialog.message())
      void dialog.accept()
    })
  }

  async opensPanel(id: string): Promise<void> {
    await this.page.goto(`/admin?panel=${id}`)
  }

  async fillsSpecial(title: string, percent: number): Promise<void> {
    await this.opensPanel('monthly-specials')
    const { page } = this
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByLabel('Description').fill('A calm hour.')
    await page.getByLabel('Type', { exact: true }).selectOption('Percentage')
    await page.getByLabel('Value', { exact: true }).fill(String(percent))
    await page.getByLabel('Valid from').fill('2026-11-01')
    await page.getByLabel('Valid until').fill('2026-12-31')
  }

  async createsSpecial(): Promise<void> {
    await this.page.getByRole('button', { name: 'Create Monthly Special' }).click()
  }

  async deletesSpecial(title: string): Promise<void> {
    await this.opensPanel('monthly-specials')
    await this.page.getByRole('button', { name: `Delete ${title}` }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  }

  async beginsPost(title: string): Promise<void> {
    await this.opensPanel('blog')
    await this.page.getByRole('button', { name: 'New Post' }).click()
    await this.page.getByLabel('Title', { exact: true }).fill(title)
  }

  async writesPost(title: string): Promise<void> {
    await this.beginsPost(title)
    await this.page.getByLabel('Content').fill('Drink water.\n\nSleep well.')
    await this.page.getByRole('button', { name: 'Create Post' }).click()
  }

  async presses(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  async isTold(title: string, text?: string): Promise<void> {
    await waitForTexts(this.page, title, ...(text ? [text] : []))
  }

  /** The contents of the file that the button downloads. */
  async saves(button: string): Promise<string> {
    const saved = this.page.waitForEvent('download')
    await this.presses(button)
    return readFile(await (await saved).path(), 'utf8')
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

  async sendsTestTo(address: string): Promise<void> {
    await this.page.getByLabel('Your own email address').fill(address)
    await this.page.getByRole('button', { name: 'Send a Test to Me' }).click()
  }

  async findsUnderMail(words: string, subject: string): Promise<void> {
    await this.opensPanel('email-campaigns')
    const sent = this.page.getByRole('region', { name: 'Sent Emails' }).getByRole('listitem')
    await expect(sent.filter({ hasText: subject })).toContainText(words)
  }

  async findsInOutbox(words: string, count: number): Promise<void> {
    await this.page.goto('/admin/outbox')
    await this.page.getByRole('heading', { name: 'Outbox' }).waitFor()
    await expect(this.page.getByText(words)).toHaveCount(count)
  }
}
