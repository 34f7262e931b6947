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

const people = 240
const kills = 10

describe.each(bothDatabases)('merges whose process is killed again and again (%s)', kind => {
  let child: ChildProcess | undefined
  const folder = migratedFolder('merge', kind)
  afterEach(() => {
    if (child?.exitCode === null) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  it('leave every pair merged or not, and no point lost, and so do their undos', async () => {
    const env: Record<string, string> = {
      ...vapidKeys,
      ...{ DATA_DIR: folder, DEMO: '0', WORKERS: '0', SESSION_KEYS: sessionKey, PHI_KEYS: phiKey },
      ...(kind === 'postgresql' && { DATABASE_URL: await newPostgresDatabase() }),
    }
    const ids = await withApp(env, async ({ modules }) => {
      const ids: string[] = []
      for (let n = 0; n < people; n++) {
        const person = { firstName: 'Mia', lastName: `${n}`, consents: [], sharesContacts: false }
        const { memberId } = await modules.identity.enroll(person)
        const entry = { reason: 'Imported', actor: 'import', at: new Date(), isReplacing: false }
        await modules.loyalty.postImported({ ...entry, memberId, points: n + 1, reference: `import:${n}` })
        ids.push(memberId)
      }
      return ids
    })
    const pairs = ids.flatMap((id, n) => (n % 2 === 0 ? [[id, ids[n + 1]]] : []))
    const workThroughKills = async (undo: '0' | '1') => {
      for (let kill = 0; kill <= kills; kill++) {
        child = spawn(process.execPath, [join(import.meta.dirname, 'merge-process.ts')], {
          env: { ...nodeEnvironment(), ...env, PAIRS: JSON.stringify(pairs), UNDO: undo },
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        const ended = once(child, 'exit')
        if (kill === kills) return expect(await ended).toEqual([0, null])
        await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), ended])
        await Promise.race([setTimeout(40 + kill * 60), ended])
        child.kill('SIGKILL')
        await ended
      }
    }

    await workThroughKills('0')
    await withApp(env, async app => {
      expect(await sums(app)).toEqual({
        members: people / 2,
        points: total,
        largest: people * 2 - 1,
        sent: 0,
      })
      await expectSoundLedger(app.database)
    })
    await workThroughKills('1')
    await withApp(env, async app => {
      expect(await sums(app)).toEqual({ members: people, points: total, largest: people, sent: 0 })
      await expectSoundLedger(app.database)
    })
  }, 900_000)

  const total = (people * (people + 1)) / 2

  const sums = async ({ database }: Clinic) =>
    (
      await database.run(`select (select count(*)::int from identity.member) as members,
        (select sum(balance)::int from loyalty.account a join identity.member m on m.id = a.member_id) as points,
        (select max(balance) from loyalty.account) as largest,
        (select count(*)::int from messaging.notification) + (select count(*)::int from messaging.mail) as sent`)
    )[0]

  async function withApp<T>(env: Record<string, string>, work: (app: Clinic) => Promise<T>): Promise<T> {
    const app = await openAll(readSettings(env), {}, openLog('silent'))
    const result = await work(app)
    await app.close()
    return result
  }
})
