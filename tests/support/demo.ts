import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import type { Engine } from '#platform/database/database.ts'
import { openEmbedded } from '#platform/database/embedded.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { openLog } from '#platform/http/server/log.ts'
import { keysIn } from '../../src/server/backups/clinic-keys.ts'
import { prepareClinic } from '../../src/server/clinic-start.ts'
import { openAll } from '../../src/server/open-all.ts'
import { readSettings } from '../../src/server/settings.ts'
import { cheapestHashes } from './cheapest-hashes.ts'
import { connected, type DatabaseKind, newPostgresDatabase } from './databases.ts'
import { emptyDatabase } from './empty-database.ts'

type DemoSettings = Readonly<Record<'DATA_DIR' | 'SESSION_KEYS' | 'PHI_KEYS', string>> & {
  readonly DATABASE_URL?: string
}

/** The settings for a new copy of the run's demo clinic. The caller removes the data folder. */
export async function newDemo(kind: DatabaseKind, now?: string): Promise<DemoSettings> {
  const made = await demoOfRun(kind, now)
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'velora-demo-'))
  await cp(join(made, 'data'), DATA_DIR, { recursive: true })
  const { SESSION_KEYS, PHI_KEYS } = keysIn(readSettings({ DATA_DIR }))
  const settings = { DATA_DIR, SESSION_KEYS, PHI_KEYS }
  if (kind === 'postgresql') return { ...settings, DATABASE_URL: await newPostgresDatabase(databaseOf(now)) }
  await mkdir(join(DATA_DIR, 'database'))
  execFileSync('tar', ['-xf', join(made, 'database.tar'), '-C', join(DATA_DIR, 'database')])
  return settings
}

/**
 * A demo clinic as its first start leaves it, at this time or today: keys and pictures in `data`, and the embedded
 * database in `database.tar`. A first start takes ten seconds of CPU, so the first test that needs one makes it for all.
 */
export async function demoOfRun(kind: DatabaseKind, now?: string): Promise<string> {
  // Benches run without a server to wait at.
  if (!process.env['VITEST']) return ownDemo()
  const folder = join(dirname(inject('embeddedDump')), `${kind}-${databaseOf(now)}`)
  await connected(`${inject('postgres')}postgres`, async client => {
    await client.query('select pg_advisory_lock(hashtext($1))', [folder])
    if (!existsSync(folder)) await makeDemo(folder, kind, now)
  })
  return folder
}

const databaseOf = (now = 'today') => `velora_demo_${now.toLowerCase().replaceAll(/\W/g, '_')}`

async function ownDemo(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'velora-own-demo-')), 'demo')
  process.once('exit', () => rmSync(dirname(folder), { recursive: true, force: true }))
  await makeDemo(folder, 'embedded', undefined)
  return folder
}

/** Renames the folder last, so that nobody finds half of it. */
async function makeDemo(folder: string, kind: DatabaseKind, now: string | undefined): Promise<void> {
  const ours = `${folder}-unfinished`
  await mkdir(ours)
  if (kind === 'postgresql') {
    const url = await newPostgresDatabase('velora_template', databaseOf(now))
    await startFirst(ours, openPostgres({ url, onError: () => {} }), now)
  } else {
    const engine = await openEmbedded(undefined, await emptyDatabase())
    await startFirst(ours, { ...engine, close: async () => {} }, now)
    const dump = await engine.native.dumpDataDir('none')
    await writeFile(join(ours, 'database.tar'), Buffer.from(await dump.arrayBuffer()))
    await engine.close()
  }
  await rename(ours, folder)
}

async function startFirst(folder: string, engine: Engine, now: string | undefined): Promise<void> {
  const settings = readSettings({ DATA_DIR: join(folder, 'data'), WORKERS: '0', LOG_LEVEL: 'error' })
  const environment = { engine, hashCost: cheapestHashes, ...(now && { now: () => new Date(now) }) }
  const { modules, database, close } = await openAll(settings, environment, openLog('error'))
  await prepareClinic(modules, database, settings)
  await close()
}
