import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openPostgres } from '#platform/database/postgresql.ts'
import type { BackupSettings } from '../settings.ts'
import { NotRestored } from './archive/load-database.ts'
import { filesOf, momentsIn } from './backup-files.ts'
import { openPlace } from './open-place.ts'
import { readBackup, readKeys } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'

export interface DrillResult {
  readonly file: string
  readonly rows: number
  readonly files: number
  readonly seconds: number
}

export interface Drill {
  readonly backups: Pick<BackupSettings, 'to' | 'passphrase'>
  /** The clinic's server, which gets a temporary database; undefined: an embedded one in a folder. */
  readonly databaseUrl: string | undefined
  /** Must be on disk: in a container, the temp folder is memory, and photos may not fit. */
  readonly scratch: string
}

const prefix = 'velora_drill_'
const folderPrefix = 'drill-'
/** No drill takes this long. */
const abandonedMs = 86_400_000

/**
 * Restores the newest backup next to the live database, with all checks of a real restore, then removes it (D-252).
 * Throws the reason if it can't be restored.
 */
export async function drillBackup({ backups, databaseUrl, scratch }: Drill): Promise<DrillResult> {
  const began = performance.now()
  const place = openPlace(backups.to)
  const [newest] = momentsIn(await place.list())
  if (!newest) throw new NotRestored(`${place.name} has no backup.`)
  const { data: file, keys } = filesOf(newest)
  if (!(await readKeys(place, keys, backups.passphrase))) throw new NotRestored(`${keys} is missing.`)
  const backup = await readBackup(place, file, backups.passphrase)
  const dataDir = await emptyFolderIn(scratch)
  try {
    const { rows, files } = await besideClinic(databaseUrl, async url =>
      restoreBackup({
        file,
        backup,
        // Any time zone will do: the copy is never started.
        settings: { databaseUrl: url, dataDir, photosUrl: undefined, timeZone: 'UTC' },
        openEngine: () => openEngine(url, dataDir),
        keepKeys: async () => undefined,
      }),
    )
    return { file, rows, files, seconds: (performance.now() - began) / 1000 }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Creates a scratch folder and removes those of interrupted drills. */
async function emptyFolderIn(scratch: string): Promise<string> {
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  for (const name of await readdir(scratch)) {
    const path = join(scratch, name)
    if (name.startsWith(folderPrefix) && Date.now() - (await stat(path)).mtimeMs > abandonedMs)
      await rm(path, { recursive: true, force: true })
  }
  return mkdtemp(join(scratch, folderPrefix))
}

async function openEngine(url: string | undefined, dataDir: string) {
  if (url) return openPostgres({ url, connections: 2, onError: () => {} })
  const { openEmbedded } = await import('#platform/database/embedded.ts')
  return openEmbedded(dataDir)
}

/**
 * Runs work with a temporary, empty database on the clinic's server. Also drops the databases of interrupted drills.
 */
async function besideClinic<T>(
  databaseUrl: string | undefined,
  work: (url: string | undefined) => Promise<T>,
): Promise<T> {
  if (!databaseUrl) return work(undefined)
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await dropAbandoned(client)
    await client.query(`create database ${name} template template0`).catch((error: Error) => {
      throw new NotRestored(
        `the test needs to create a temporary database: ${error.message} (alter role … createdb).`,
      )
    })
    try {
      return await work(String(url))
    } finally {
      await client.query(`drop database if exists ${name} with (force)`)
    }
  } finally {
    await client.end()
  }
}

/** A database with an open connection is still in use by a drill. */
async function dropAbandoned(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select datname from pg_database where datname ~ '^${prefix}[0-9a-f]{12}$'
     and not exists (select from pg_stat_activity a where a.datname = pg_database.datname)`,
  )
  for (const { datname } of rows as { datname: string }[])
    await client.query(`drop database if exists ${datname}`).catch(() => {})
}
