import type { Page } from 'playwright'

const usualAnswers = {
  dateOfBirth: '1991-05-14',
  phoneNumber: '(310) 555-0142',
  address: '100 Rodeo Drive, Beverly Hills, CA 90210',
  emergencyContact: 'Ana Hart',
  emergencyPhone: '(310) 555-0199',
  allergies: '',
}

const labels: Readonly<Record<keyof typeof usualAnswers, string | RegExp>> = {
  dateOfBirth: 'Date of birth',
  phoneNumber: 'Phone number',
  address: 'Address',
  emergencyContact: 'Emergency contact',
  emergencyPhone: 'Emergency contact’s phone',
  allergies: 'Allergies (optional)',
}

/** The medical intake on a member's phone. */
export class Intake {
  readonly #page: Page
  #letThrough = () => {}

  constructor(page: Page) {
    this.#page = page
  }

  async isOpened(): Promise<void> {
    await this.#page.goto('/hipaa-intake')
    await this.submitButton().waitFor()
  }

  submitButton() {
    return this.#page.getByRole('button', { name: 'Submit Medical Intake' })
  }

  async isFilledIn(change: Partial<typeof usualAnswers> = {}): Promise<void> {
    await this.submitButton().waitFor()
    for (const [name, text] of Object.entries({ ...usualAnswers, ...change }))
      await this.#page.getByLabel(labels[name as keyof typeof usualAnswers], { exact: true }).fill(text)
    await this.isAgreedTo([/^I consent to treatment/, /^I agree to the use/, /^I have read and accept/])
  }

  async isAgreedTo(consents: readonly (string | RegExp)[]): Promise<void> {
    for (const name of consents) await this.#page.getByRole('checkbox', { name }).check()
  }

  async isHandedIn(change: Partial<typeof usualAnswers> = {}): Promise<void> {
    await this.isOpened()
    await this.isFilledIn(change)
    await this.submitButton().click()
  }

  /** The intake is submitted, but the request is held until released. */
  async isHeldUp(): Promise<void> {
    const letThrough = new Promise<void>(resolve => {
      this.#letThrough = resolve
    })
    await this.#page.route('**/api/user/hipaa-intake', async route => {
      await letThrough
      await route.continue()
    })
    const sent = this.#page.waitForRequest('**/api/user/hipaa-intake')
    await this.submitButton().click()
    await sent
  }

  async isLetThrough(): Promise<void> {
    const answered = this.#page.waitForResponse('**/api/user/hipaa-intake')
    this.#letThrough()
    await answered
  }

  /** Everything that outlives the page: storage, caches, databases, the URL and the history. */
  keptOnPhone(): Promise<string> {
    return this.#page.evaluate(everythingKept)
  }
}

// As text, because the steps are type-checked without browser types.
const everythingKept = `(async () => {
  const cached = await Promise.all((await caches.keys()).map(async name => {
    const answers = await (await caches.open(name)).matchAll()
    return Promise.all(answers.map(answer => answer.text()))
  }))
  const databases = (await indexedDB.databases()).map(({ name }) => name)
  const storages = [{ ...localStorage }, { ...sessionStorage }]
  return JSON.stringify([storages, cached, databases, history.state, location.href, document.cookie])
})()`
