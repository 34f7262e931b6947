import type { Clinic } from '../clinic.ts'
import { expect } from '../expect.ts'
import type { Member } from './member.ts'

/** A member who forgot her password, with her phone and her mailbox. */
export class ForgetfulMember {
  readonly #member: Member
  readonly #clinic: Clinic
  /** In the order of arrival. */
  readonly #links: string[] = []

  constructor(member: Member, clinic: Clinic) {
    this.#member = member
    this.#clinic = clinic
  }

  /** Through the API, for examples about the link itself. */
  async hasAskedForLink(): Promise<void> {
    await this.#clinic.modules.identity.requestPasswordReset(this.#member.email)
    await this.#getsLink()
  }

  newestLink(): string {
    return this.#links.at(-1) ?? ''
  }

  firstLink(): string {
    return this.#links[0] ?? ''
  }

  async hasUsedLink(password: string): Promise<void> {
    const token = new URL(this.newestLink(), 'http://velora').searchParams.get('token') ?? ''
    await this.#clinic.modules.identity.resetPassword(token, password)
  }

  async saysPasswordIsForgotten(email = this.#member.email): Promise<void> {
    const { page } = this.#member
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Forgot Password?' }).click()
    const form = page.getByRole('form', { name: 'Forgot Password' })
    await form.getByLabel('Email', { exact: true }).fill(email)
  }

  async asksForLink(): Promise<void> {
    await this.#member.page.getByRole('button', { name: 'Send Reset Link' }).click()
  }

  async choosesPassword(link: string, password: string, repeated = password): Promise<void> {
    const { page } = this.#member
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password', { exact: true }).fill(repeated)
    await page.getByRole('button', { name: 'Reset Password' }).click()
  }

  async hasGotNoMail(): Promise<void> {
    const mails = await this.#clinic.modules.messaging.listSandboxInbox(100, undefined)
    expect(mails.map(({ to }) => to.email)).not.toContain(this.#member.email)
  }

  async #getsLink(): Promise<void> {
    const links = await this.#clinic.resetLinksOf(this.#member.email, this.#links.length + 1)
    this.#links.push(...links.filter(link => !this.#links.includes(link)))
  }
}
