import { setTimeout } from 'node:timers/promises'
import type { RunningApp } from '../../src/server/start.ts'
import { expect } from './expect.ts'
import { morning, startClinic } from './starting-clinic.ts'

const olga = { id: 'staff:olga', name: 'Olga', isOwner: true }

/** One clinic per example: empty data, its own clock, no members yet. */
export class Clinic {
  readonly app: RunningApp
  readonly #clock: { now: Date }

  static async open(): Promise<Clinic> {
    const clock = { now: morning }
    return new Clinic(await startClinic(() => clock.now), clock)
  }

  private constructor(app: RunningApp, clock: { now: Date }) {
    this.app = app
    this.#clock = clock
  }

  get url(): string {
    return this.app.url
  }

  get modules(): RunningApp['modules'] {
    return this.app.modules
  }

  setDay(day: string): void {
    this.#clock.now = new Date(`${day}T11:00:00-08:00`)
  }

  letADayPass(): void {
    this.letMinutesPass(24 * 60)
  }

  get now(): Date {
    return this.#clock.now
  }

  /** Sets the clinic's clock. */
  setTime(day: string, time: string): void {
    this.#clock.now = new Date(`${day}T${time}:00-08:00`)
  }

  letMinutesPass(minutes: number): void {
    this.#clock.now = new Date(this.#clock.now.getTime() + minutes * 60_000)
  }

  letASecondPass(): void {
    this.#clock.now = new Date(this.#clock.now.getTime() + 1000)
  }

  letAnHourPass(): void {
    this.#clock.now = new Date(this.#clock.now.getTime() + 3_600_000)
  }

  /** The paths of the reset links emailed to this address, once there are `count`. */
  async resetLinksOf(email: string, count: number): Promise<string[]> {
    for (let n = 0; n < 200; n++) {
      const mails = await this.modules.messaging.listSandboxInbox(100, undefined)
      const links = mails.filter(({ to, kind }) => to.email === email && kind === 'secret')
      if (links.length >= count) return links.map(({ contents }) => pathOf(contents?.action?.url))
      await setTimeout(25)
    }
    const mails = await this.modules.messaging.listSandboxInbox(100, undefined)
    const sent = mails.map(({ to, subject }) => `"${subject}" to ${to.email}`).join(', ')
    throw new Error(`${email} was not mailed ${count} links. What was mailed: ${sent || 'nothing'}.`)
  }

  async codeOf(description: string): Promise<string> {
    const code = (await this.modules.loyalty.listCheckInCodes()).find(
      each => each.description === description,
    )
    if (!code) throw new Error(`The clinic has no code ${description}.`)
    return code.code
  }

  /** The code currently on a desk screen. */
  async deskCodeOf(description: string): Promise<string> {
    const { loyalty } = this.modules
    const code = (await loyalty.listCheckInCodes()).find(each => each.description === description)
    const { pass } = await loyalty.startDeskScreen(code?.id ?? '', 'Ines')
    return (await loyalty.showDeskCode({ pass, greets: false })).code
  }

  async serviceOf(name: string): Promise<string> {
    const service = (await this.modules.content.listServices()).find(each => each.name === name)
    if (!service) throw new Error(`The clinic does not offer ${name}.`)
    return service.id
  }

  async goalOf(title: string): Promise<string> {
    const goal = (await this.modules.loyalty.listGoals()).find(each => each.title === title)
    if (!goal) throw new Error(`The clinic has no reward ${title}.`)
    return goal.id
  }

  /** Awards a treatment at the desk, with `points` or the service's own. */
  async award(email: string, service: string, points?: number | undefined): Promise<void> {
    await this.modules.loyalty.awardTreatment({
      email,
      serviceId: await this.serviceOf(service),
      customPoints: points,
      locationId: undefined,
      allowDuplicate: true,
      actor: 'staff:ines',
    })
  }

  /** Records a member's consent decision for a channel. */
  async recordDecision(memberId: string, channel: 'email' | 'push' | 'sms', given: boolean): Promise<void> {
    const decision = { memberId, channel, given, wording: 'features-1', source: 'profile' }
    await this.modules.messaging.recordConsent({ ...decision, number: '+13105550142' })
    if (channel === 'sms' && given)
      await this.modules.messaging.confirmNumber(memberId, await this.textedCode())
  }

  /** The code in the latest text that confirms a number. */
  async textedCode(): Promise<string> {
    const found = async () => {
      const messages = await this.modules.messaging.listSandboxInbox(50, undefined)
      const text = messages.find(({ subject }) => subject === 'Code for a mobile number')
      return text?.contents?.lines[0]?.match(/\d{6}/)?.[0] ?? ''
    }
    await expect.poll(found).not.toBe('')
    return found()
  }

  /** Follows an email's button, until it leaves the clinic's site. */
  async opensInMail(email: string, subject: string, label: string): Promise<void> {
    const messages = await this.modules.messaging.listSandboxInbox(50, undefined)
    const mail = messages.find(message => message.to.email === email && message.subject === subject)
    const action = mail?.contents?.action
    if (action?.label !== label) {
      const sent = messages.map(message => `"${message.subject}" to ${message.to.email}`).join(', ')
      const found = mail ? `but ${action?.label ?? 'none'}` : `and is not among ${sent || 'no mails at all'}`
      throw new Error(`The mail "${subject}" has no button ${label}, ${found}.`)
    }
    const { status, headers } = await fetch(this.url + pathOf(action.url), { redirect: 'manual' })
    if (status !== 302 || headers.get('location') !== (await this.modules.content.readClinic()).bookingUrl)
      throw new Error(`The button leads to ${headers.get('location')}, with ${status}.`)
  }

  async retireCode(description: string): Promise<void> {
    const retire = this.app.database.statement<never>(
      'retire-code',
      'update loyalty.check_in_code set is_active = false where description = $1',
    )
    await retire(description)
    await this.modules.cache.invalidate('check-in-codes', '')
  }

  /** Publishes a reward with a limit, and nothing else. */
  async limitReward(
    title: string,
    limit: { readonly repeatDays?: number; readonly stock?: number; readonly tiers?: readonly string[] },
  ): Promise<void> {
    const { revision, contents } = await this.modules.program.readDraft('rewards')
    const rewards = contents.rewards.map(reward =>
      reward.title === title ? { ...reward, ...limit } : reward,
    )
    await this.modules.program.saveDraft('rewards', { rewards }, { seen: revision, by: olga })
    await this.#publish()
  }

  /** Publishes a service's points, and nothing else. */
  async publishPoints(name: string, pointsEarned: number): Promise<void> {
    const { revision, contents } = await this.modules.program.readDraft('menu')
    const services = contents.services.map(service =>
      service.name === name ? { ...service, pointsEarned } : service,
    )
    await this.modules.program.saveDraft('menu', { ...contents, services }, { seen: revision, by: olga })
    await this.#publish()
  }

  async #publish(): Promise<void> {
    const { revision: seen } = await this.modules.program.readOverview()
    await this.modules.program.publishDraft({ note: '', seen, by: olga })
  }

  /** Sets the clinic to before or after its first publication. */
  async setOpened(isOpened: boolean): Promise<void> {
    const record = this.app.database.statement<never>(
      'set-opened',
      'update content.programme set version = $1',
    )
    await record(isOpened ? 1 : 0)
    await this.modules.cache.invalidate('published', '')
  }

  async endSessions(): Promise<void> {
    const ended = this.app.database.statement<{ key_hash: string }>(
      'end-sessions',
      'delete from identity.session returning key_hash',
    )
    for (const { key_hash } of await ended()) await this.modules.cache.invalidate('session', key_hash)
  }

  close(): Promise<void> {
    return this.app.stop()
  }
}

function pathOf(url = 'about:blank'): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
