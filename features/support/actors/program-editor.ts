import type { Locator, Page } from 'playwright'
import { smallPicture } from '../../../tests/support/pictures.ts'
import { expect } from '../expect.ts'

/** Changes the clinic's program in the staff area open on this page. */
export class ProgramEditor {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async looksAt(part: 'menu' | 'rewards' | 'codes' | 'tiers' | 'pages' | 'rules'): Promise<void> {
    await this.#page.goto(`/admin/program/${part}`)
  }

  async asksForNewIntakes(): Promise<void> {
    await this.looksAt('pages')
    await this.#page.getByRole('button', { name: 'Ask Everyone Again' }).click()
    await this.#dialog().getByRole('button', { name: 'Ask Everyone Again' }).click()
    await expect(this.#page.getByText(/You last asked everyone again/)).toBeVisible()
  }

  async addsService(name: string, price: string, category: string): Promise<void> {
    await this.looksAt('menu')
    await this.#page.getByRole('button', { name: 'Add Service' }).click()
    const dialog = this.#dialog()
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByLabel('Category').selectOption(category)
    await dialog.getByLabel('Price in dollars').fill(price)
    await dialog.getByRole('button', { name: 'Add Service' }).click()
    await this.isSaved()
  }

  async givesPicture(name: string): Promise<void> {
    await this.looksAt('menu')
    await this.opens(name)
    const buffer = await smallPicture('jpeg')
    const file = { name: 'lips.jpg', mimeType: 'image/jpeg', buffer }
    await this.#dialog().getByLabel('Upload a Picture').setInputFiles(file)
    await this.#dialog().getByLabel('Crop').press('Home')
    await this.#dialog().getByRole('button', { name: 'Use This Picture' }).click()
    await expect(this.#dialog().getByLabel('Picture', { exact: true })).toContainText('Your picture')
    await this.saves()
    await this.isSaved()
  }

  async addsReward(title: string, points: number): Promise<void> {
    await this.looksAt('rewards')
    await this.#page.getByRole('button', { name: 'Add Reward' }).click()
    const dialog = this.#dialog()
    await dialog.getByLabel('Title', { exact: true }).fill(title)
    await dialog.getByLabel('Points needed').fill(String(points))
    await dialog.getByRole('button', { name: 'Add Reward' }).click()
    await this.isSaved()
  }

  async revaluesReward(title: string, points: number): Promise<void> {
    await this.looksAt('rewards')
    await this.opens(title)
    await this.#dialog().getByLabel('Points needed').fill(String(points))
    await this.saves()
    await this.isSaved()
  }

  async callsTier(tier: string, name: string, from: number, perk: string): Promise<void> {
    await this.looksAt('tiers')
    await this.#page.getByRole('button', { name: `Edit ${tier}` }).click()
    const dialog = this.#dialog()
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByLabel('Starts at (dollars spent)').fill(String(from))
    await dialog.getByLabel('Perks').fill(perk)
    await this.saves()
    await this.isSaved()
  }

  async pausesReward(title: string): Promise<void> {
    await this.looksAt('rewards')
    await this.opens(title)
    await this.#dialog().getByRole('switch', { name: 'Paused' }).check()
    await this.saves()
    await this.isSaved()
  }

  async letsPrintedCodes(choice: string): Promise<void> {
    await this.looksAt('rules')
    await this.#page.getByLabel('Printed check-in codes').selectOption(choice)
    await this.isSaved()
  }

  async saysHowToReachUs(phone: string, bookingUrl: string): Promise<void> {
    await this.looksAt('rules')
    await this.#page.getByLabel('Phone').fill(phone)
    await this.#page.getByLabel('Booking link').selectOption('Custom link')
    await this.#page.getByLabel('Where patients book').fill(bookingUrl)
    await this.#page.getByLabel('Website').focus()
    await this.isSaved()
  }

  async writesText(title: string, text: string): Promise<void> {
    await this.looksAt('pages')
    await this.opens(title)
    await this.#dialog().getByLabel('Text', { exact: true }).fill(text)
    await this.saves()
    await this.isSaved()
  }

  async reads(title: string): Promise<void> {
    await this.looksAt('pages')
    await this.opens(title)
    await expect(this.#page.getByText('Needs review')).toHaveCount(0)
  }

  async pastes(table: string): Promise<void> {
    await this.looksAt('menu')
    await this.#page.getByRole('button', { name: 'Paste a Menu' }).click()
    const dialog = this.#dialog()
    await dialog.getByLabel('Rows').fill(table)
    await dialog.getByRole('button', { name: /^Add \d+ Services?$/ }).click()
    await this.isSaved()
  }

  async movesToTop(name: string): Promise<void> {
    await this.looksAt('menu')
    await this.#page.getByRole('button', { name: `Move ${name}` }).focus()
    await this.#page.keyboard.press('Home')
    await this.isSaved()
  }

  async renames(name: string, newName: string): Promise<void> {
    await this.opens(name)
    await this.#dialog().getByLabel('Name', { exact: true }).fill(newName)
    await this.saves()
  }

  async opens(name: string): Promise<void> {
    await this.row(name).click()
  }

  row(name: string): Locator {
    return this.#page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${escaped(name)}`) })
  }

  async saves(): Promise<void> {
    await this.#dialog().getByRole('button', { name: 'Save', exact: true }).click()
  }

  async archivesWithoutSignal(name: string): Promise<void> {
    await this.#page.context().setOffline(true)
    await this.opens(name)
    await this.#dialog().getByRole('button', { name: 'Archive' }).click()
    await expect(this.#page.getByText('Not saved yet')).toBeVisible()
    await this.#page.context().setOffline(false)
  }

  async keepsBoth(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save Both' }).click()
    await this.isSaved()
  }

  async endsCode(way: string, name: string): Promise<void> {
    await this.looksAt('codes')
    await this.#page.getByRole('button', { name: `${way} ${name}` }).click()
    await this.#page.getByRole('button', { name: `${way} Now` }).click()
    await expect(this.#page.getByText('Live Now', { exact: true }).first()).toBeVisible()
  }

  async publishes(): Promise<void> {
    await this.#page.goto('/admin/program')
    await this.#page.getByRole('button', { name: 'Publish Now' }).click()
    await expect(this.#page.getByText(/^Version \d+ Published$/).first()).toBeVisible()
  }

  async schedules(at: string): Promise<void> {
    await this.#page.goto('/admin/program')
    await this.#page.getByLabel('When').fill(at)
    await this.#page.getByRole('button', { name: 'Schedule' }).click()
  }

  async publishesBecause(reason: string): Promise<void> {
    await this.#page.getByLabel('Reason for shorter notice').fill(reason)
    await this.#page.getByRole('button', { name: 'Publish Now' }).click()
    await expect(this.#page.getByText(/^Version \d+ Published$/).first()).toBeVisible()
  }

  async restores(version: number): Promise<void> {
    await this.#page.goto('/admin/program/versions')
    await this.#page.getByRole('button', { name: `Restore as Draft: version ${version}` }).click()
    await this.#dialog().getByRole('button', { name: 'Restore as Draft' }).click()
    await expect(this.#page.getByText(`Version ${version} Restored as Draft`).first()).toBeVisible()
  }

  async isSaved(): Promise<void> {
    await expect(this.#page.getByText(/^Draft saved/)).toBeVisible()
  }

  #dialog(): Locator {
    return this.#page.getByRole('dialog')
  }
}

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
