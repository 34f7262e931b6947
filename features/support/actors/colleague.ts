import type { Locator, Page } from 'playwright'
import type { Contexts } from '../browser/contexts.ts'
import type { Clinic } from '../clinic.ts'
import { expect } from '../expect.ts'
import { staffCode } from '../starting-clinic.ts'
import type { Member } from './member.ts'
import { openComputer, openStaffArea } from './staff-session.ts'

const roles = { 'Dr. Ruiz': 'clinical', Olga: 'owner', Tess: 'manager' } as const

/** A staff member at a computer, with the staff area open. Methods are named after what staff do. */
export class Colleague {
  readonly name: string
  readonly code: string
  readonly page: Page

  static async open(name: string, clinic: Clinic, contexts: Contexts): Promise<Colleague> {
    const role = roles[name as keyof typeof roles]
    const code = role ? (await clinic.modules.identity.addStaff(name, role)).code : staffCode
    const page = await openComputer(clinic, contexts)
    await openStaffArea(page, code)
    await page.goto('/admin?panel=patients')
    await page.getByRole('heading', { name: 'Patient Management' }).waitFor()
    return new Colleague(name, code, page)
  }

  private constructor(name: string, code: string, page: Page) {
    this.name = name
    this.code = code
    this.page = page
  }

  patients(): Locator {
    return this.page.getByRole('grid', { name: 'Patients' }).getByRole('rowheader')
  }

  patient({ fullName }: Member): Locator {
    return this.page.getByRole('row', { name: new RegExp(`^${fullName}`) })
  }

  /** The side panel shows the selected patient. */
  async chooses(member: Member): Promise<void> {
    await this.patient(member).click()
  }

  async looksForPatient(words: string): Promise<void> {
    await expect(this.patients().first()).toBeVisible()
    await this.page.keyboard.press('/')
    await this.page.keyboard.type(words)
  }

  async locksAndOpens(): Promise<void> {
    await expect(this.patients()).toHaveCount(1)
    await this.page.getByRole('button', { name: 'Lock', exact: true }).click()
    const code = this.page.getByLabel('Admin code')
    await code.fill(staffCode)
    await code.press('Enter')
  }

  /** From the search to the matching row and on to the page: Enter, and Enter again. */
  async opensFound(): Promise<void> {
    const { keyboard } = this.page
    await keyboard.press('Enter')
    await expect(this.page.locator('[role=row]:focus')).toBeVisible()
    await keyboard.press('Enter')
    await expect(this.page.getByRole('button', { name: 'Award Points' })).toBeVisible()
  }

  async awardsByKeys(service: string): Promise<void> {
    const { keyboard } = this.page
    await keyboard.press('a')
    const services = this.page.getByRole('dialog').getByLabel('Service', { exact: true })
    await expect(services).toBeFocused()
    await services.locator('option', { hasText: service }).first().waitFor({ state: 'attached' })
    await keyboard.type(service)
    await keyboard.press('Tab')
    await keyboard.press('Enter')
  }

  async adjustsPoints(member: Member, how: string, points: number, reason: string): Promise<void> {
    await this.chooses(member)
    await this.page.getByRole('button', { name: `Edit points for ${member.fullName}` }).click()
    await this.page.getByLabel('Type of change').selectOption({ label: how })
    await this.page.getByLabel('Points', { exact: true }).fill(String(points))
    await this.page.getByLabel('Reason').fill(reason)
    await this.updatesPoints()
  }

  async updatesPoints(): Promise<void> {
    await this.page.getByRole('button', { name: 'Update Points' }).click()
  }

  async sendsOffer(member: Member): Promise<void> {
    await this.chooses(member)
    await this.page.getByRole('button', { name: `Send 10% off to ${member.fullName}` }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Send 10% Off' }).click()
  }

  async looksAtDetails(member: Member): Promise<void> {
    await this.chooses(member)
    await this.page.getByRole('link', { name: `Details for ${member.fullName}` }).click()
    await expect(this.page.getByRole('heading', { name: 'History' })).toBeVisible()
  }

  async learns(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible()
  }
}
