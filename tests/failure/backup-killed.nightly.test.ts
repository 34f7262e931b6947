import { existsSync, readdirSync, rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openLog } from '#platform/http/server/log.ts'
import { momentOf } from '../../src/server/backups/backup-files.ts'
import { openPlace } from '../../src/server/backups/open-place.ts'
import { readBackup, readKeys } from '../../src/server/backups/read-backup.ts'
import { unfinishedRestoreIn } from '../../src/server/backups/unfinished-restore.ts'
import { openEngine } from '../../src/server/open-all.ts'
import { entriesIn } from '../support/backup-load.ts'
import {
  type ClinicPlace,
  newClinicPlace,
  newFolder,
  newPlace,
  openClinic,
  passphrase,
} from '../support/backups.ts'
import { usualDatabases } from '../support/databases.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'
import { givePoints } from '../support/points.ts'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { runAndCut, runToEnd } from '../support/process.ts'

/** Power cuts of each: at a random moment of as many equal parts of the time that it takes. */
const cuts = Number(process.env['CUTS'] ?? 2)
/** PostgreSQL loses its power as well, which takes a server of one’s own. */
const alsoServer = process.env['CUT_SERVER'] === '1'

describe.each(usualDatabases)(`${cuts} power cuts (%s)`, kind => {
  const to = newFolder('backups')
  let server: PostgresServer | undefined
  let clinic: ClinicPlace
  let entries: Awaited<ReturnType<typeof entriesIn>>
  beforeAll(async () => {
    if (kind === 'postgresql' && alsoServer) server = await startPostgres()
    clinic = await newClinicPlace(kind, {}, server)
    const app = await openClinic(clinic)
    for (const name of ['Mia', 'Noor', 'Ada']) await givePoints(app, name, 700)
    entries = await entriesIn(app)
    await app.stop()
  })
  afterAll(async () => {
    for (const folder of [to, clinic.settings.dataDir]) rmSync(folder, { recursive: true, force: true })
    await server?.stop()
  })

  const envOf = ({ env, keys }: ClinicPlace) => ({
    ...env,
    ...keys,
    BACKUP_TO: to,
    BACKUP_PASSPHRASE: passphrase,
  })
  const backup = 'src/commands/backup.ts'
  const restore = 'src/commands/restore.ts'
  const listed = async () => (await openPlace(to).list()).filter(name => momentOf(name))

  /** How long it takes from a sign that it has begun, and then the moments at which it is cut off. */
  async function momentsOf(run: () => Promise<{ readonly beganAfterMs: number }>) {
    const began = performance.now()
    const { beganAfterMs } = await run()
    const took = performance.now() - began - beganAfterMs
    return Array.from({ length: cuts }, (_, cut) => ((cut + Math.random()) / cuts) * took)
  }

  const powerIsBack = async () => {
    await server?.cut()
    await server?.resume()
  }

  async function expectWholeBackups() {
    for (const name of await listed()) {
      const whole = await readBackup(openPlace(to), name, passphrase)
      expect(whole.saved.tables.find(({ name }) => name === 'loyalty.entry')?.rows).toBe(entries.size)
      expect(await readKeys(openPlace(to), name.replace('backup', 'keys'), passphrase)).toBeDefined()
    }
  }

  it(
    'in a backup: each file is there whole or not at all, and the clinic is as it was',
    async () => {
      // Its first bytes are there, whatever their file is called.
      const there = () =>
        (existsSync(to) ? readdirSync(to) : []).filter(name => name.includes('.backup.age')).length
      const run = (cutAfterMs?: number) => {
        const before = there()
        return runAndCut(envOf(clinic), backup, () => there() > before, cutAfterMs)
      }
      const moments = await momentsOf(() => run())
      expect(await listed()).toHaveLength(1)
      for (const afterMs of moments) {
        await run(afterMs)
        await powerIsBack()
        await expectWholeBackups()
      }
      expect(await runToEnd(envOf(clinic), backup)).toMatchObject({ code: 0 })
      await expectWholeBackups()
      const app = await openClinic(clinic)
      onTestFinished(app.stop)
      expect(await entriesIn(app)).toEqual(entries)
      await expectSoundLedger(app.database)
    },
    300_000 + cuts * 40_000,
  )

  it(
    'in a restore: it is whole, or nothing starts there until it was run again',
    async () => {
      const targets: ClinicPlace[] = []
      const empty = async () => {
        const target = await newPlace(kind, {}, server)
        targets.push(target)
        return target
      }
      onTestFinished(() => {
        for (const { settings } of targets) rmSync(settings.dataDir, { recursive: true, force: true })
      })
      const [file = ''] = await listed()
      const run = (target: ClinicPlace, cutAfterMs?: number) =>
        runAndCut(envOf(target), restore, output => output.includes('is complete'), cutAfterMs, [file])
      const expectRestored = async (target: ClinicPlace) => {
        const app = await openClinic(target)
        expect(await entriesIn(app)).toEqual(entries)
        await expectSoundLedger(app.database)
        await app.stop()
      }

      const first = await empty()
      const moments = await momentsOf(() => run(first))
      await expectRestored(first)
      let target = await empty()
      for (const afterMs of moments) {
        const { code } = await run(target, afterMs)
        await powerIsBack()
        if (code === 0) {
          await expectRestored(target)
          target = await empty()
        } else await expectNothingStarts(target)
      }
      expect(await run(target)).toMatchObject({ code: 0 })
      await expectRestored(target)
    },
    300_000 + cuts * 60_000,
  )

  /** Either a start is refused, or the place is as empty as it was: what a restore begins it says first. */
  async function expectNothingStarts({ settings }: ClinicPlace) {
    if (unfinishedRestoreIn(settings.dataDir)) {
      const starting = openEngine(settings, openLog('silent'))
      return expect(starting).rejects.toThrow('was not finished')
    }
    const there = existsSync(settings.dataDir) ? readdirSync(settings.dataDir) : []
    expect(there.filter(name => !name.startsWith('restore-unfinished.json.'))).toEqual([])
    if (settings.databaseUrl) expect(await tablesOf(settings.databaseUrl)).toEqual([])
  }
})

async function tablesOf(url: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    "select nspname from pg_namespace where nspname in ('platform', 'loyalty')",
  )
  await client.end()
  return rows
}
