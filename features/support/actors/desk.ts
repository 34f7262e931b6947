import type { Page } from 'playwright'
import { cookiesChosenAt } from '../../../tests/support/cookies-chosen.ts'
import type { Contexts } from '../browser/contexts.ts'
import type { Clinic } from '../clinic.ts'
import { expect } from '../expect.ts'
import { staffCode } from '../starting-clinic.ts'
import { waitForTexts } from '../wait-for-texts.ts'
import type { Member } from './member.ts'
import { openComputer, openStaffArea } from './staff-session.ts'

/** Ines at the front desk. */
export class Desk {
  readonly page: Page

  static async open(clinic: Clinic, contexts: Contexts): Promise<Desk> {
    const page = await openComputer(clinic, contexts, {
      storageState: cookiesChosenAt(clinic.url),
      permissions: ['camera'],
    })
    await openStaffArea(page, staffCode)
    return new Desk(page)
  }

  private constructor(page: Page) {
    this.page = page
  }

  async opensAwards(): Promise<void> {
    await this.page.goto('/admin?panel=award-points')
    await this.page.getByRole('heading', { name: 'Award Service Points' }).waitFor()
  }

  /** The patient search gets no response, so the award itself must find out. */
  async findsNobody(): Promise<void> {
    await this.page.route('**/api/admin/patients/suggest?*', () => {})
  }

  async awardsTreatment(member: Member, service: string): Promise<void> {
    await this.page.getByLabel('Customer email').fill(member.email)
    const services = this.page.getByLabel('Service', { exact: true })
    const option = services.locator('option', { hasText: service })
    await services.selectOption((await option.first().getAttribute('value')) ?? '')
    await this.page.getByRole('button', { name: /^Award/ }).click()
  }

  async seesAwarded(): Promise<void> {
    await expect(this.page.getByText('Points Awarded').first()).toBeVisible()
  }

  async isWarned(text: string): Promise<void> {
    await expect(this.page.getByRole('dialog').getByText(text)).toBeVisible()
  }

  async confirmsDuplicate(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Award Again' }).click()
  }

  async losesSession(): Promise<void> {
    await this.page.context().clearCookies({ name: /^sid/ })
  }

  async isTold(title: string, text: string): Promise<void> {
    await waitForTexts(this.page, title, text)
  }

  async entersAgain(): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Staff code' }).fill(staffCode)
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByRole('heading', { name: 'Award Service Points' })).toBeVisible()
  }
}
