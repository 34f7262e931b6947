import { openFiles } from '#platform/files/open-files.ts'
import { filesOfRows } from '../parts.ts'
import type { Settings } from '../settings.ts'
import type { Add } from './archive/archive.ts'
import { writeArchive } from './archive/archive.ts'
import type { Ask } from './archive/catalogue.ts'
import { addRows, contentsAtOneMoment, type DatabaseContents } from './archive/save-database.ts'
import { filesOf, momentsIn } from './backup-files.ts'
import { keysIn } from './clinic-keys.ts'
import type { BackupPlace } from './places/backup-place.ts'
import { keptAmong } from './retention.ts'

/** The first file of an archive: what the data are. */
export interface Saved extends DatabaseContents {
  readonly format: 1
  readonly savedAt: string
}

/** The last one: an archive without it is no backup. */
export interface SavedEnd {
  readonly files: number
}

export interface MadeBackup {
  readonly file: string
  readonly bytes: number
  readonly rows: number
  readonly files: number
  readonly removed: number
}

interface Making {
  /** Runs work in a transaction whose statements may take long. */
  readonly atOneMoment: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>
  readonly settings: Settings
  readonly place: BackupPlace
  readonly passphrase: string
  readonly at: Date
}

/**
 * Saves the clinic as it is at one moment: its tables, its files, its keys. Then removes those backups that are older than
 * anybody keeps them.
 */
export async function makeBackup(making: Making): Promise<MadeBackup> {
  const { settings, place, passphrase, at } = making
  const { data, keys } = filesOf(at)
  // First, so that there are no data without them.
  await writeArchive(
    bytes => place.keep(keys, bytes).then(() => {}),
    passphrase,
    add => add('keys.json', asJson(keysIn(settings))),
  )
  let size = 0
  const counts = await writeArchive(
    async bytes => {
      size = await place.keep(data, bytes)
    },
    passphrase,
    add => addAll(making, add),
  )
  return { file: data, bytes: size, ...counts, removed: await removeOld(place, settings.timeZone) }
}

async function addAll({ atOneMoment, settings, at }: Making, add: Add) {
  const { contents, kept } = await atOneMoment(async ask => {
    const contents = await contentsAtOneMoment(ask)
    const saved: Saved = { format: 1, savedAt: at.toISOString(), ...contents }
    await add('backup.json', asJson(saved))
    await addRows(ask, contents.tables, add)
    const kept = []
    for (const of of filesOfRows) kept.push({ ...of, rows: (await ask(of.ids)) as { id: string }[] })
    return { contents, kept }
  })
  let files = 0
  for (const { place, names, rows } of kept) {
    const store = openFiles(settings, place)
    for (const { id } of rows)
      for (const name of names) {
        const bytes = await store.fetch(id, name)
        // Its owner removed it meanwhile, or it is on its way.
        if (!bytes) continue
        await add(`files/${place.folder}/${id}/${name}`, bytes)
        files++
      }
  }
  await add('end.json', asJson({ files } satisfies SavedEnd))
  return { rows: contents.tables.reduce((sum, { rows }) => sum + rows, 0), files }
}

/** The data before their keys. */
async function removeOld(place: BackupPlace, timeZone: string): Promise<number> {
  const moments = momentsIn(await place.list())
  const kept = keptAmong(moments, timeZone)
  const old = moments.filter(at => !kept.has(at))
  for (const { data, keys } of old.map(filesOf)) {
    await place.remove(data)
    await place.remove(keys)
  }
  return old.length
}

const asJson = (value: unknown) => Buffer.from(JSON.stringify(value))
