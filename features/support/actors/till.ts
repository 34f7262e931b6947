import { randomUUID } from 'node:crypto'
import type { Clinic } from '../clinic.ts'

/** An external program at the desk, with a key from Olga. */
export class Till {
  readonly #clinic: Clinic
  readonly #key: string

  constructor(clinic: Clinic, key: string) {
    this.#clinic = clinic
    this.#key = key
  }

  /** Returns the response's status. */
  async awards(email: string, points: number): Promise<number> {
    const [service] = await this.#clinic.modules.content.listServices()
    const award = { member: email, serviceId: service?.id, points, countAgain: true }
    return this.#asks('POST', '/api/v1/awards', award)
  }

  async readsMembers(): Promise<number> {
    return this.#asks('GET', '/api/v1/members')
  }

  async #asks(method: string, path: string, body?: object): Promise<number> {
    const { status } = await fetch(this.#clinic.url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#key}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return status
  }
}
