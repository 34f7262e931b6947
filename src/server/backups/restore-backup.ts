import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Engine, Run } from '#platform/database/database.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { newId } from '#platform/kernel/ids.ts'
import { filesOfRows, schema, verifyAll } from '../parts.ts'
import type { Settings } from '../settings.ts'
import type { Ask } from './archive/catalogue.ts'
import { beginLoading, NotRestored, refuseFilledDatabase } from './archive/load-database.ts'
import { tableOfFile } from './archive/save-database.ts'
import { recordBackupRun } from './backup-runs.ts'
import type { WholeBackup } from './read-backup.ts'
import { skipSent } from './skip-sent.ts'
import { beginRestore, endRestore, unfinishedRestoreIn } from './unfinished-restore.ts'

type Place = Pick<Settings, 'databaseUrl' | 'dataDir' | 'photosUrl'>

interface Restoring {
  readonly file: string
  readonly backup: WholeBackup
  readonly settings: Place & Pick<Settings, 'timeZone'>
  readonly openEngine: () => Promise<Engine>
  /** Stores the clinic's keys where startup finds them. */
  readonly keepKeys: () => Promise<unknown>
  /** The clinic stopped before the backup was made, so it has sent nothing since. */
  readonly isMove?: boolean
}

export interface RestoreResult {
  readonly rows: number
  readonly files: number
  /** An interrupted restore had already loaded everything; only its last step was missing. */
  readonly wasThere: boolean
}

/** Restores a complete backup into an empty place. */
export async function restoreBackup({
  backup,
  keepKeys,
  isMove = false,
  ...place
}: Restoring): Promise<RestoreResult> {
  const { settings } = place
  const { wasThere } = await fillEmptyPlace({
    ...place,
    makeRoom: run => refuseFilledDatabase(asking(run)),
    mayHaveTables: false,
    load: async (kind, run) => {
      await loadAll(kind, run, { backup, settings })
      if (!isMove) await skipSent(asking(run), new Date(), settings.timeZone)
      await keepKeys()
    },
  })
  return { rows: backup.saved.tables.reduce((sum, { rows }) => sum + rows, 0), files: backup.files, wasThere }
}

interface EmptyPlace extends Pick<Restoring, 'file' | 'openEngine'> {
  readonly settings: Place
  /** Refuses a database that already has data. */
  readonly makeRoom: (run: Run) => Promise<void>
  /** Whether tables may already exist. `makeRoom` then checks them. */
  readonly mayHaveTables: boolean
  readonly load: (kind: Engine['kind'], run: Run) => Promise<void>
}

/**
 * Fills an empty place with a clinic. The database's commit comes last. If it's interrupted before that, the app
 * refuses to start there, and the next try begins from scratch (D-252).
 */
export async function fillEmptyPlace(filling: EmptyPlace): Promise<Pick<RestoreResult, 'wasThere'>> {
  const { file, settings, openEngine, makeRoom, mayHaveTables, load } = filling
  const { dataDir } = settings
  const before = unfinishedRestoreIn(dataDir)
  if (before && (await isRestored(before.id, settings, openEngine))) {
    await endRestore(dataDir)
    return { wasThere: true }
  }
  if (before) await clear(settings)
  if (!mayHaveTables) await refuseFilled(settings)
  const id = newId()
  // Opening an embedded database creates its folder.
  const beginsEarly = !settings.databaseUrl && !mayHaveTables
  if (beginsEarly) await beginRestore(dataDir, { id, file })
  const engine = await openEngine()
  let [isBegun, isFilled] = [beginsEarly, false]
  try {
    await (engine.withoutTimeouts ?? engine.transaction)(async run => {
      await makeRoom(run)
      if (mayHaveTables) await refuseFiles(settings)
      if (!isBegun) await beginRestore(dataDir, { id, file })
      isBegun = true
      await load(engine.kind, run)
      await recordRestore(run, id, file)
      isFilled = true
    })
  } catch (error) {
    // Rolled back for sure, and `load` has removed its files.
    if (mayHaveTables && isBegun && !isFilled) await endRestore(dataDir)
    throw error
  } finally {
    await engine.close()
  }
  await endRestore(dataDir)
  return { wasThere: false }
}

/** Loads and verifies everything in the caller's transaction. */
export async function loadAll(
  kind: Engine['kind'],
  run: Run,
  { backup, settings }: { readonly backup: WholeBackup; readonly settings: Place },
): Promise<void> {
  const loading = await beginLoading(kind, run, backup.saved, schema.migrations)
  const keepFile = fileKeeper(settings)
  for await (const { name, bytes } of backup.contents()) {
    const table = tableOfFile(name)
    if (table) await loading.load(table, bytes)
    else await keepFile(name, bytes)
  }
  await loading.finish()
  const [contradiction] = await verifyAll(statementsOver(run))
  if (contradiction) throw new NotRestored(`the records contradict each other: ${contradiction}.`)
}

function fileKeeper(settings: Place): (name: string, bytes: Buffer) => Promise<void> {
  const stores = new Map(filesOfRows.map(({ place }) => [place.folder, openFiles(settings, place)]))
  return async (path, bytes) => {
    const [, folder = '', id = '', name = ''] = /^files\/([\w-]+)\/([\w-]+)\/([\w.-]+)$/.exec(path) ?? []
    const store = stores.get(folder)
    if (!store) throw new NotRestored(`this version has no place for ${path}.`)
    await store.keep(id, [[name, bytes]])
  }
}

const recordRestore = (run: Run, id: string, file: string) =>
  recordBackupRun(asking(run), {
    id,
    kind: 'restore',
    file,
    begunAt: new Date(),
    seconds: 0,
    failure: null,
  })

export const asking =
  (run: Run): Ask =>
  async (text, values = []) =>
    (await run(undefined, text, values)).rows

export const statementsOver = (run: Run): Pick<Database, 'statement'> => ({
  statement:
    (_name, text) =>
    async (...values) =>
      (await run(undefined, text, values)).rows as never,
})

async function isRestored(id: string, settings: Place, openEngine: () => Promise<Engine>): Promise<boolean> {
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'database'))) return false
  const engine = await openEngine()
  try {
    const ask = asking(engine.run)
    const [found] = await ask("select to_regclass('platform.backup_run') is not null as is_there")
    if (!(found as { is_there: boolean }).is_there) return false
    return (await ask('select 1 from platform.backup_run where id = $1::uuid', [id])).length > 0
  } finally {
    await engine.close()
  }
}

const foldersBeside = (settings: Place): readonly string[] =>
  settings.photosUrl ? [] : filesOfRows.map(({ place }) => join(settings.dataDir, place.folder))

/** Removes what an interrupted restore left in the data folder, which was empty before. */
async function clear(settings: Place): Promise<void> {
  const database = settings.databaseUrl ? [] : [join(settings.dataDir, 'database')]
  for (const folder of [...database, ...foldersBeside(settings)])
    await rm(folder, { recursive: true, force: true })
}

async function refuseFilled(settings: Place): Promise<void> {
  if (!settings.databaseUrl && existsSync(join(settings.dataDir, 'database')))
    throw new NotRestored(`${settings.dataDir} is not empty: it has a database.`)
  await refuseFiles(settings)
}

async function refuseFiles(settings: Place): Promise<void> {
  for (const folder of foldersBeside(settings)) {
    const names = existsSync(folder) ? await readdir(folder) : []
    if (names.length > 0) throw new NotRestored(`${folder} is not empty.`)
  }
}
