import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#platform/database/open.ts'
import { schema } from '../../../src/server/parts.ts'
import { type Answer, type Browser, type Network, networkTo } from '../../support/client.ts'
import { newPostgresDatabase, openEngine } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { migratedFolder } from '../../support/migrated-folder.ts'
import { olderVersion, statesBefore } from '../../support/older-version.ts'
import { startAndKill, startVelora } from '../../support/process.ts'

const states = statesBefore(Number(process.env['VERSIONS'] ?? 1))
if (states.length === 0)
  process.stdout.write('No older version is tried: this clone does not have the history of the product.\n')

/** Every question without an end that the older version answers; a file is no JSON, and a stream has no end. */
function questionsOf(folder: string): readonly string[] {
  const { paths } = JSON.parse(readFileSync(join(folder, 'openapi/openapi.json'), 'utf8')) as Contract
  return Object.keys(paths).filter(path => {
    const answers = JSON.stringify(paths[path]?.get?.responses ?? {})
    return !path.includes('{') && answers.includes('"application/json"') && !answers.includes('event-stream')
  })
}

interface Contract {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly responses: object } }>>
}

/** Power cuts of the new version on its way, spread over the time that it may take. */
const kills = Number(process.env['UPDATE_KILLS'] ?? 3)
const longestStartMs = 1_200
/** So that twenty kills take thousands of awards and not tens of thousands: one member's cents are counted in 32 bits. */
const restMs = 50

describe.each(states)('the version of today beside %s', state => {
  const older = olderVersion(state)
  const folder = migratedFolder('versions', 'postgresql')
  afterAll(() => {
    older.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  it('serves the same, loses no write, and turns nobody away for long, also when it is killed on its way', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: await newPostgresDatabase('template1') }
    const before = await startVelora(env, 'src/commands/main.ts', older.folder)
    onTestFinished(() => void before.end('SIGKILL'))
    const there = await whoAskAt(before.url)
    const load = startLoad(there)
    await load.until(60)

    for (let kill = 1; kill <= kills; kill++)
      expect(await startAndKill(env, (kill * longestStartMs) / kills)).toBe(true)
    const today = await startVelora(env)
    onTestFinished(() => void today.end('SIGKILL'))
    const here = await whoAskAt(today.url)
    load.alsoAt(here)
    await load.until(250)
    const { acknowledged, unlike, waitedMs } = await load.stop()
    expect(unlike).toEqual([])
    expect(waitedMs).toBeLessThan(30_000)

    const questions = questionsOf(older.folder)
    expect(questions.length).toBeGreaterThan(40)
    for (const path of questions) {
      expectAlike(path, await there.mia.get(path), await here.mia.get(path))
      expectAlike(path, await there.desk.get(path), await here.desk.get(path))
    }

    there.network.close()
    here.network.close()
    expect(await before.end('SIGTERM')).toBe(0)
    expect(await today.end('SIGTERM')).toBe(0)
    const database = await openDatabase(await openEngine('postgresql', env.DATABASE_URL), schema)
    const rows = await database.statement<{ n: number }>(
      'written',
      'select amount - 10000 as n from loyalty.entry where amount > 10000 order by amount',
    )()
    await expectSoundLedger(database)
    await database.close()
    expect(rows.map(({ n }) => n)).toEqual(acknowledged.toSorted((a, b) => a - b))
  }, 240_000)
})

interface Askers {
  readonly network: Network
  readonly mia: Browser
  readonly desk: Browser
  readonly serviceId: string
}

async function whoAskAt(url: string): Promise<Askers> {
  const network = networkTo(url)
  const [mia, desk] = [network.browser(), network.browser()]
  const said = [
    await mia.post('/api/auth/login', { email: 'mia@velora.example', password: 'velora-demo' }),
    await desk.post('/api/admin/verify', { code: '24682468' }),
  ]
  expect(said.map(({ status }) => status)).toEqual([200, 200])
  const [service] = (await desk.get('/api/services')).json<{ id: string }[]>()
  return { network, mia, desk, serviceId: service?.id ?? '' }
}

/** Awards of amounts that are given once, and reads between them, at one version and then at both in turns. */
function startLoad(first: Askers) {
  const at = [first]
  const acknowledged: number[] = []
  const unlike: string[] = []
  let running = true
  let asked = 0
  let waitedMs = 0

  const work = async () => {
    while (running) {
      const n = ++asked
      const { mia, desk, serviceId } = at[n % at.length] ?? first
      const award = { userEmail: 'mia@velora.example', serviceId, customPoints: 10_000 + n, countAgain: true }
      const began = performance.now()
      for (;;) {
        const { status, text } = await desk.post('/api/admin/award-points', award, {
          'idempotency-key': `award-${n}-of-this-load`,
        })
        if (status === 200) acknowledged.push(n)
        else if (status !== 503) unlike.push(`award ${n}: ${status} ${text}`)
        if (status !== 503) break
        waitedMs = Math.max(waitedMs, performance.now() - began)
      }
      const { status } = await mia.get('/api/auth/user')
      if (![200, 503].includes(status)) unlike.push(`user: ${status}`)
      await sleep(restMs)
    }
  }
  const workers = Promise.all([work(), work(), work()])
  return {
    alsoAt(others: Askers) {
      at.push(others)
    },
    async until(count: number) {
      await expect.poll(() => acknowledged.length + unlike.length, { timeout: 60_000 }).toBeGreaterThan(count)
    },
    async stop() {
      running = false
      await workers
      return { acknowledged, unlike, waitedMs }
    },
  }
}

/** When it was asked, what asking changes, and a fingerprint of what a version knows of the draft: a newer one knows more. */
const ownToEach = new Set(['exportedAt', 'revision'])

/** Whatever both say is the same; what only one knows is its own. */
function expectAlike(path: string, before: Answer, today: Answer) {
  expect([path, today.status]).toEqual([path, before.status])
  if (before.status !== 200) return
  const [said, saidToday] = [before.json(), today.json()]
  expect([path, common(saidToday, said)]).toEqual([path, common(said, saidToday)])
}

function common(of: unknown, withOther: unknown): unknown {
  if (Array.isArray(of) && Array.isArray(withOther))
    return of.map((each, place) => common(each, withOther[place]))
  if (!isObject(of) || !isObject(withOther)) return of
  const names = Object.keys(of).filter(name => name in withOther && !ownToEach.has(name))
  return Object.fromEntries(names.toSorted().map(name => [name, common(of[name], withOther[name])]))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
