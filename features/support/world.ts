import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  type IWorldOptions,
  setDefaultTimeout,
  setWorldConstructor,
} from '@cucumber/cucumber'
import { type BrowserContext, chromium } from 'playwright'
import { type Chromium, fakeCamera, chromium as resolved, wholeChromium } from '../../tests/chromium.ts'
import { Colleague } from './actors/colleague.ts'
import { Desk } from './actors/desk.ts'
import { Gate } from './actors/gate.ts'
import { Member } from './actors/member.ts'
import { Office } from './actors/office.ts'
import { Phone, type PhoneKind } from './actors/phone.ts'
import { Contexts } from './browser/contexts.ts'
import { Clinic } from './clinic.ts'
import type { Reporting } from './reporting.ts'

// For steps that hang; a slow machine shouldn't fail.
setDefaultTimeout(90_000)

const folder = mkdtempSync(join(tmpdir(), 'velora-features-'))
/** The phone's camera picture; the browser reads it each time a camera opens. */
export const cameraFile = join(folder, 'camera.y4m')

let usual: Contexts
let ofPhones: Promise<Contexts> | undefined
const places: Contexts[] = []

/** Everything an example can use: a clinic, its members on their phones, Ines at the desk, Olga in her office. */
export class World {
  readonly attach: IWorldOptions['attach']
  readonly link: IWorldOptions['link']
  readonly log: IWorldOptions['log']
  readonly reporting: Reporting
  clinic!: Clinic
  /** The code that was just retired; the clinic no longer lists it. */
  retiredCode: string | undefined
  /** Whether phones cache the app and its lists, as they do in real life. */
  keepsTheApp = false
  readonly #members = new Map<string, Member>()
  readonly #phones = new Map<string, Phone>()
  readonly #colleagues = new Map<string, Colleague>()
  #desk: Desk | undefined
  #gate: Gate | undefined
  #office: Office | undefined

  constructor({ attach, link, log, parameters }: IWorldOptions<Reporting>) {
    this.attach = attach
    this.link = link
    this.log = log
    this.reporting = parameters
  }

  async member(name: string): Promise<Member> {
    const known = this.#members.get(name)
    if (known) return known
    const member = await Member.open(name, this.clinic, usual, cameraFile, this.keepsTheApp)
    this.#members.set(name, member)
    return member
  }

  /** A signed-in member's phone, for examples that need a separate one. */
  async phone(name: string, kind: PhoneKind = 'Android phone'): Promise<Phone> {
    const known = this.#phones.get(name)
    if (known) return known
    ofPhones ??= launchPhones(this.reporting)
    const phone = await Phone.open(this.clinic, await ofPhones, kind)
    this.#phones.set(name, phone)
    await phone.isUsedBy(await this.member(name))
    return phone
  }

  /** Ines at the front desk. The staff area is unlocked, but none of its screens is open yet. */
  async ines(): Promise<Desk> {
    this.#desk ??= await Desk.open(this.clinic, usual)
    return this.#desk
  }

  /** Ines on the award screen, unless she went elsewhere. */
  async desk(): Promise<Desk> {
    if (this.#desk) return this.#desk
    const desk = await this.ines()
    await desk.opensAwards()
    return desk
  }

  async gate(): Promise<Gate> {
    this.#gate ??= await Gate.open(this.clinic, usual)
    return this.#gate
  }

  async office(): Promise<Office> {
    this.#office ??= await Office.open(this.clinic, usual)
    return this.#office
  }

  /** A staff member with the staff area open: Ines, Dr. Ruiz, Olga, or Tess, who manages the clinic. */
  async colleague(name: string): Promise<Colleague> {
    const known = this.#colleagues.get(name)
    if (known) return known
    const colleague = await Colleague.open(name, this.clinic, usual)
    this.#colleagues.set(name, colleague)
    return colleague
  }

  /** Every browser context in use, each with its own data. */
  browsers(): readonly BrowserContext[] {
    return places.flatMap(({ inUse }) => inUse)
  }

  async close(failed: boolean): Promise<void> {
    for (const place of places) await place.giveBack({ anew: failed })
    // Missing if its start failed or timed out.
    await this.clinic?.close()
  }
}

setWorldConstructor(World)

async function launch({ executablePath, args, env }: Chromium, { report, shown = false }: Reporting) {
  const browser = await chromium.launch({
    executablePath,
    headless: !shown,
    ...(shown && { slowMo: 300 }),
    env: { ...(process.env as Record<string, string>), ...env },
    args: [...args, ...fakeCamera(cameraFile)],
  })
  const place = new Contexts(browser, { traced: report !== undefined })
  places.push(place)
  return place
}

/** A browser that can show notifications, if this machine has one. */
async function launchPhones(reporting: Reporting): Promise<Contexts> {
  const whole = await wholeChromium()
  return whole ? launch(whole, reporting) : usual
}

BeforeAll(async function () {
  const reporting = this.parameters as Reporting
  const seen = reporting.shown ? await wholeChromium() : undefined
  usual = await launch(seen ?? (await resolved()), reporting)
})

AfterAll(async () => {
  for (const place of places) await place.close()
  rmSync(folder, { recursive: true, force: true })
})

Before(async function (this: World) {
  this.clinic = await Clinic.open()
})

Before({ tags: '@keeps-the-app' }, function (this: World) {
  this.keepsTheApp = true
})

After(async function (this: World, { result }) {
  await this.close(result?.status === 'FAILED')
})
