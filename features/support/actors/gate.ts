import type { Locator, Page } from 'playwright'
import type { Contexts } from '../browser/contexts.ts'
import type { Clinic } from '../clinic.ts'
import { openComputer } from './staff-session.ts'

/** The gate of the staff area, before anyone has opened it. */
export class Gate {
  readonly page: Page

  static async open(clinic: Clinic, contexts: Contexts): Promise<Gate> {
    const page = await openComputer(clinic, contexts)
    return new Gate(page)
  }

  private constructor(page: Page) {
    this.page = page
  }

  code(): Locator {
    return this.page.getByLabel('Admin code')
  }

  async isThere(): Promise<void> {
    if (!this.page.url().endsWith('/admin')) await this.page.goto('/admin')
    await this.code().waitFor()
  }

  async enters(code: string): Promise<void> {
    await this.isThere()
    await this.code().fill(code)
    await this.code().press('Enter')
    await this.page.getByRole('button', { name: 'Checking...' }).waitFor({ state: 'detached' })
  }

  async looksAtLink(path: string): Promise<void> {
    await this.page.goto(path)
    await this.page.getByRole('button', { name: 'Open the Staff Area' }).waitFor()
    if (this.page.url().includes('#')) throw new Error('The token is still in the address.')
  }

  async opensLink(path: string, name: string): Promise<void> {
    await this.looksAtLink(path)
    await this.page.getByLabel('Your name').fill(name)
    await this.page.getByRole('button', { name: 'Open the Staff Area' }).click()
  }

  async entersAtSignIn(code: string): Promise<void> {
    await this.page.goto('/auth')
    await this.page.getByRole('button', { name: 'Team member? Enter staff code' }).click()
    await this.page.getByRole('textbox', { name: 'Staff code' }).fill(code)
    await this.page.getByRole('button', { name: 'Staff Access' }).click()
  }
}
