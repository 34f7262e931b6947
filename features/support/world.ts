import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  setDefaultTimeout,
  setWorldConstructor,
} from '@cucumber/cucumber'
import { type Browser, chromium } from 'playwright'
import { chromium as resolved } from '../../tests/chromium.ts'
import { Clinic } from './clinic.ts'
import { Colleague } from './colleague.ts'
import { Desk } from './desk.ts'
import { Member } from './member.ts'

setDefaultTimeout(30_000)

const folder = mkdtempSync(join(tmpdir(), 'velora-features-'))
/** What the phone's camera sees; read by the browser each time a camera opens. */
export const cameraFile = join(folder, 'camera.y4m')

let browser: Browser

/** What an example has at hand: a clinic, its members on their phones, Ines at the desk. */
export class World {
  clinic!: Clinic
  /** A code that was just taken out of use: the clinic no longer lists it. */
  retiredCode: string | undefined
  readonly #members = new Map<string, Member>()
  readonly #colleagues = new Map<string, Colleague>()
  #desk: Desk | undefined

  async member(name: string): Promise<Member> {
    const known = this.#members.get(name)
    if (known) return known
    const member = await Member.open(name, this.clinic, browser, cameraFile)
    this.#members.set(name, member)
    return member
  }

  async desk(): Promise<Desk> {
    this.#desk ??= await Desk.open(this.clinic, browser)
    return this.#desk
  }

  /** Somebody of the staff with the staff area open: Ines, Dr. Ruiz or Olga. */
  async colleague(name: string): Promise<Colleague> {
    const known = this.#colleagues.get(name)
    if (known) return known
    const colleague = await Colleague.open(name, this.clinic, browser)
    this.#colleagues.set(name, colleague)
    return colleague
  }

  async close(failedAs: string | undefined): Promise<void> {
    for (const member of this.#members.values()) await member.close(failedAs)
    await this.#desk?.close(failedAs)
    for (const colleague of this.#colleagues.values()) await colleague.close(failedAs)
    await this.clinic.close()
  }
}

setWorldConstructor(World)

BeforeAll(async () => {
  const { executablePath, args, env } = await resolved()
  browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${cameraFile}`,
    ],
  })
})

AfterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

Before(async function (this: World) {
  this.clinic = await Clinic.open()
})

After(async function (this: World, { result, pickle }) {
  const failed = result?.status === 'FAILED'
  await this.close(failed ? pickle.name.replaceAll(/\W+/g, '-') : undefined)
})
