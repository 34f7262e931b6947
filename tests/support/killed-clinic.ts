import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { openLog } from '#platform/http/server/log.ts'
import { openAll } from '../../src/server/open-all.ts'
import { readSettings } from '../../src/server/settings.ts'
import { phiKey, sessionKey } from './app.ts'
import { type DatabaseKind, newPostgresDatabase } from './databases.ts'
import { migratedFolder } from './migrated-folder.ts'
import { deathPlaces } from './open-to-die.ts'
import { nodeEnvironment } from './process.ts'
import { vapidKeys } from './vapid-keys.ts'

export type OpenClinic = Awaited<ReturnType<typeof openAll>>
type Variables = Readonly<Record<string, string>>

/** An empty clinic on a separate database, for processes that get killed; removed after the test. */
export async function killedClinic(kind: DatabaseKind, settings: Variables = {}) {
  const folder = migratedFolder('killed', kind)
  const children: ChildProcess[] = []
  onTestFinished(async () => {
    for (const child of children) if (isRunning(child)) await kill(child)
    rmSync(folder, { recursive: true, force: true })
  })
  const env = {
    ...vapidKeys,
    ...{ DATA_DIR: folder, DEMO: '0', SESSION_KEYS: sessionKey, PHI_KEYS: phiKey },
    ...(kind === 'postgresql' && { DATABASE_URL: await newPostgresDatabase() }),
    ...settings,
  }

  /** Starts a program from `tests/failure` that opens the clinic; its first output is its signal. */
  function start(program: string, variables: Variables): ChildProcess {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../failure', program)], {
      env: { ...nodeEnvironment(), ...env, ...variables },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    child.stdout?.resume()
    return child
  }

  /** Opens the clinic in this process, while no other process uses it. */
  async function withApp<T>(work: (app: OpenClinic) => Promise<T>): Promise<T> {
    const app = await openAll(readSettings(env), {}, openLog('silent'))
    const result = await work(app)
    await app.close()
    return result
  }

  /**
   * Runs the program until it has killed itself 20 times, in and around transactions: each time this many statements
   * later than the time before. Then lets it finish.
   */
  async function workThroughKills(program: string, statements: number, next: () => Variables) {
    const done = new Set<number>()
    const run = async (variables: Variables) => {
      const child = start(program, { ...next(), ...variables })
      child.stdout?.once('data', progress => done.add(Number(progress)))
      return once(child, 'close')
    }
    for (let kill = 0; kill < 20; kill++) {
      const place = deathPlaces[kill % deathPlaces.length] ?? ''
      const where = { DIES_AFTER: String(1 + kill * statements), DIES_AT: place }
      expect(await run(where), `${kill}: ${place}`).toEqual([null, 'SIGKILL'])
    }
    expect(await run({})).toEqual([0, null])
    expect(done.size, 'they died at different times').toBeGreaterThan(8)
  }

  /** Each member's name, balance, contacts and latest decisions. */
  const readMembers = ({ database }: OpenClinic) =>
    database.run(`select m.id, m.first_name as name, a.balance,
      (select string_agg(concat(c.kind, c.value, c.is_shared), ' ' order by c.kind, c.value)
        from identity.contacts c where c.member_id = m.id) as contacts,
      (select string_agg(concat(channel, given), ' ' order by channel) from (
        select distinct on (channel) channel, given from messaging.consents
        where member_id = m.id order by channel, number desc) latest) as consents
      from identity.member m left join loyalty.account a on a.member_id = m.id order by 1`)

  /** Has another system receive all events from now on, or there would be none to count. */
  const listen = ({ database }: OpenClinic) =>
    database.run(`insert into integrations.endpoint (id, url, events, created_by, created_at) values (gen_random_uuid(),
      'https://pos.test/hook', '{member.joined,points.changed,tier.changed}', 'Olga', now())`)

  return { start, withApp, workThroughKills, readMembers, listen }
}

/** How many messages and events there are for anyone. */
export const sent = ['messaging.notification', 'messaging.delivery', 'messaging.mail', 'integrations.event']
  .map(table => `(select count(*)::int from ${table})`)
  .join(' + ')

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}
