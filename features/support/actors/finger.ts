import type { CDPSession, Page } from 'playwright'
import { addAuthenticator } from '../../../tests/support/authenticator.ts'
import { cookiesChosenAt } from '../../../tests/support/cookies-chosen.ts'
import type { Clinic } from '../clinic.ts'

/** A finger on a device: the browser's virtual authenticator. The clinic has a host name, which passkeys require. */
export class Finger {
  readonly page: Page
  readonly #here: string
  readonly #cdp: CDPSession

  static async on(page: Page, clinic: Clinic): Promise<Finger> {
    const { cdp } = await addAuthenticator(page)
    const finger = new Finger(page, `http://localhost:${new URL(clinic.url).port}`, cdp)
    await finger.#chooseCookies()
    return finger
  }

  private constructor(page: Page, here: string, cdp: CDPSession) {
    this.page = page
    this.#here = here
    this.#cdp = cdp
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(this.#here + path)
  }

  /** Through the API, for something done earlier. */
  async sends(path: string, data: object = {}): Promise<void> {
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const answer = await this.page.context().request.post(this.#here + path, { headers, data })
    if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}.`)
  }

  async presses(name: string): Promise<void> {
    const button = this.page.getByRole('button', { name })
    await button.scrollIntoViewIfNeeded()
    await button.click()
  }

  /** The next example starts with a fresh device. */
  async isForgotten(): Promise<void> {
    await this.#cdp.send('WebAuthn.disable')
    await this.#cdp.send('Storage.clearDataForOrigin', { origin: this.#here, storageTypes: 'all' })
    await this.#cdp.detach()
  }

  async #chooseCookies(): Promise<void> {
    await this.opens('/manifest.webmanifest')
    const [{ localStorage = [] } = {}] = cookiesChosenAt(this.#here).origins
    await this.page.evaluate(pairs => {
      for (const { name, value } of pairs) globalThis.localStorage.setItem(name, value)
    }, localStorage)
  }
}
