import type { Member } from '../actors/member.ts'
import type { Clinic } from '../clinic.ts'
import { expect } from '../expect.ts'

const decisions = 'Consent history'

/** A member on her preferences page. */
export class Choosing {
  readonly #member: Member
  readonly #clinic: Clinic

  constructor(member: Member, clinic: Clinic) {
    this.#member = member
    this.#clinic = clinic
  }

  async opens(path = '/preferences'): Promise<void> {
    const { page } = this.#member
    if (!page.url().includes('/preferences')) await page.goto(path)
    await page.getByRole('heading', { name: decisions }).waitFor()
  }

  async opensLinkOfMail(): Promise<void> {
    const links = this.#clinic.modules.messaging.mailLinks(this.#member.id)
    await this.opens(`/preferences${new URL(links.preferences).search}`)
  }

  async says(words: string, about: string): Promise<void> {
    await this.opens()
    await this.#member.page.getByRole('button', { name: `${words}: ${about}` }).click()
  }

  async allowsTexts(number: string): Promise<void> {
    await this.opens()
    await this.#member.page.getByLabel('Mobile number').fill(number)
    await this.#member.page.getByRole('button', { name: 'Yes, Text Me' }).click()
  }

  /** From the outbox, where a demo leaves its texts. */
  async entersCode(): Promise<void> {
    const { page } = this.#member
    await page.getByRole('textbox', { name: 'Code' }).fill(await this.#clinic.textedCode())
    await page.getByRole('button', { name: 'Confirm Number' }).click()
  }

  async entersWrongCode(): Promise<void> {
    const { page } = this.#member
    const code = await this.#clinic.textedCode()
    await page.getByRole('textbox', { name: 'Code' }).fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Confirm Number' }).click()
  }

  /** It is the latest one. */
  async finds(decision: string): Promise<void> {
    const list = this.#member.page.getByRole('list', { name: decisions })
    await expect(list.getByRole('listitem').first()).toContainText(decision)
  }
}
