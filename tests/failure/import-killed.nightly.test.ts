import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openLog } from '#platform/http/server/log.ts'
import { openAll } from '../../src/server/open-all.ts'
import { readSettings } from '../../src/server/settings.ts'
import { phiKey, sessionKey } from '../support/app.ts'
import { bothDatabases, newPostgresDatabase } from '../support/databases.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'
import { migratedFolder } from '../support/migrated-folder.ts'
import { nodeEnvironment } from '../support/process.ts'
import { vapidKeys } from '../support/vapid-keys.ts'

type Clinic = Awaited<ReturnType<typeof openAll>>

const people = 1_500
const kills = 10
/** A lease is 30 seconds: the next process comes after it is over. */
const aheadMs = 40_000

const list = [
  'Client ID,Email,First Name,Points,Total Spent,Visits,SMS Opt Out',
  ...Array.from({ length: people }, (_, n) => `${n},p${n}@mail.test,Person,${n + 1},${n}.50,2,Yes`),
].join('\n')

describe.each(bothDatabases)('an import whose process is killed again and again (%s)', kind => {
  let child: ChildProcess | undefined
  const folder = migratedFolder('import', kind)
  afterEach(() => {
    if (child?.exitCode === null) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  it('loses nobody and counts nothing twice, on the way in and on the way back', async () => {
    const env: Record<string, string> = {
      ...vapidKeys,
      ...{ DATA_DIR: folder, DEMO: '0', WORKERS: '0', SESSION_KEYS: sessionKey, PHI_KEYS: phiKey },
      ...(kind === 'postgresql' && { DATABASE_URL: await newPostgresDatabase() }),
    }
    let turn = 0
    /** Kills it at another moment each time, then lets it finish. */
    const workThroughKills = async () => {
      for (let kill = 0; kill <= kills; kill++, turn++) {
        child = spawn(process.execPath, [join(import.meta.dirname, 'import-process.ts')], {
          env: { ...nodeEnvironment(), ...env, AHEAD_MS: String(turn * aheadMs) },
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        const ended = once(child, 'exit')
        if (kill === kills) return expect(await ended).toEqual([0, null])
        await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), ended])
        await Promise.race([setTimeout(100 + kill * 150), ended])
        child.kill('SIGKILL')
        await ended
      }
    }
    const id = await withApp(env, async ({ modules: { arrivals } }) => {
      const bytes = Buffer.from(list)
      const begun = { source: 'Vagaro', fileName: 'list.csv', bytes: bytes.length, actor: 'staff:test' }
      const { id } = await arrivals.beginImport(begun)
      await arrivals.addFilePart(id, 1, bytes)
      await arrivals.readImport(id)
      await arrivals.continueImports(() => false)
      const { columns } = await arrivals.findImport(id)
      await arrivals.chooseColumns(id, columns)
      await arrivals.continueImports(() => false)
      await arrivals.runImport({ importId: id, balances: 'keep' })
      return id
    })

    await workThroughKills()
    const total = (people * (people + 1)) / 2
    await withApp(env, async app => {
      expect(await app.modules.arrivals.findImport(id)).toMatchObject({ state: 'done' })
      expect(await sums(app)).toEqual({
        members: people,
        points: total,
        entries: people,
        opted: people,
        sent: 0,
      })
      await expectSoundLedger(app.database)
      await app.modules.arrivals.undoImport(id)
    })

    await workThroughKills()
    await withApp(env, async app => {
      expect(await app.modules.arrivals.findImport(id)).toMatchObject({ state: 'undone' })
      expect(await sums(app)).toEqual({ members: 0, points: 0, entries: 2 * people, opted: 0, sent: 0 })
      await expectSoundLedger(app.database)
    })
  }, 300_000)

  const sums = async ({ database }: Clinic) =>
    (
      await database.run(`select (select count(*)::int from identity.member) as members,
        (select coalesce(sum(amount), 0)::int from loyalty.entry) as points,
        (select count(*)::int from loyalty.entry) as entries,
        (select count(*)::int from messaging.consents where not given) as opted,
        (select count(*)::int from messaging.notification) + (select count(*)::int from messaging.delivery)
          + (select count(*)::int from messaging.mail) as sent`)
    )[0]

  async function withApp<T>(env: Record<string, string>, work: (app: Clinic) => Promise<T>): Promise<T> {
    const app = await openAll(readSettings(env), {}, openLog('silent'))
    const result = await work(app)
    await app.close()
    return result
  }
})
