import type { Page } from 'playwright'
import { expect } from '../expect.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><circle cx="50" cy="50" r="40" fill="#1F6F78"/></svg>'

/** Changes the app's branding in the staff area open on this page. */
export class BrandEditor {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async looksAt(): Promise<void> {
    await this.#page.goto('/admin/program/brand')
  }

  async names(name: string): Promise<void> {
    const field = this.#page.getByLabel('App name')
    await field.fill(name)
    await field.press('Enter')
    await this.#isSaved()
  }

  async tries(colour: string): Promise<void> {
    await this.#page.getByLabel('Color', { exact: true }).fill(colour)
  }

  async uses(colour: string): Promise<void> {
    await this.tries(colour)
    await this.has(colour)
  }

  async presses(name: string): Promise<void> {
    await this.#page.getByRole('button', { name }).click()
  }

  async has(colour: string): Promise<void> {
    await expect(this.#page.getByRole('button', { name: 'Reset to Default Colors' })).toBeVisible()
    await expect(this.#page.getByLabel('Color', { exact: true })).toHaveValue(colour)
    await this.#isSaved()
  }

  async givesLogo(): Promise<void> {
    const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }
    await this.#page.getByLabel('Choose a Logo', { exact: true }).setInputFiles(file)
    await expect(this.#page.getByRole('button', { name: 'Remove Logo' })).toBeVisible()
    await this.#isSaved()
  }

  async #isSaved(): Promise<void> {
    await expect(this.#page.getByText(/^Draft saved/)).toBeVisible()
  }
}
