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
import { sealPassphrase } from './recovery-key.ts'
import { keptAmong } from './retention.ts'

/** The first file of an archive: describes the data. */
export interface BackupHeader extends DatabaseContents {
  readonly format: 1
  readonly savedAt: string
  /** The bucket with the photos, which are not in this backup. */
  readonly photosIn?: string
}

/** The archive's last file: without it the backup is incomplete. */
export interface SavedEnd {
  readonly files: number
}

export interface MadeBackup {
  readonly file: string
  readonly bytes: number
  readonly rows: number
  readonly files: number
  readonly removed: number
  /** Why an old backup is still there, such as the bucket's object lock. */
  readonly notRemoved?: string
}

interface Making {
  /** Runs work in a transaction without a short statement timeout. */
  readonly atOneMoment: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>
  readonly settings: Settings
  readonly place: BackupPlace
  readonly passphrase: string
  readonly at: Date
}

/** Saves the clinic at one moment: tables, files and keys. Then removes expired backups. */
export async function makeBackup(making: Making): Promise<MadeBackup> {
  const { settings, place, passphrase, at } = making
  const { data, keys, recovery } = filesOf(at)
  const recoveryKey = settings.backups?.recovery
  let size = 0
  // Keys first, so that there is never data without them.
  const write = async () => {
    if (recoveryKey) await place.keep(recovery, once(await sealPassphrase(passphrase, recoveryKey)))
    await writeArchive(
      bytes => place.keep(keys, bytes).then(() => {}),
      passphrase,
      add => add('keys.json', asJson(keysIn(settings))),
    )
    return writeArchive(
      async bytes => {
        size = await place.keep(data, bytes)
      },
      passphrase,
      add => addAll(making, add),
    )
  }
  const counts = await write().catch(async error => {
    // A failed backup is tried again every ten minutes. If it can't be told that its data isn't there, its keys stay.
    const there = await place.list().catch(() => [data])
    for (const name of there.includes(data) ? [] : [keys, recovery]) await place.remove(name).catch(() => {})
    throw error
  })
  return { file: data, bytes: size, ...counts, ...(await removeOld(place, settings.timeZone)) }
}

async function addAll({ atOneMoment, settings, at }: Making, add: Add) {
  const { contents, kept } = await atOneMoment(async ask => {
    const contents = await contentsAtOneMoment(ask)
    // Before a migration, a table that it creates is missing.
    const isThere = ({ ids }: { readonly ids: string }) =>
      contents.tables.some(({ name }) => ids.endsWith(` ${name}`))
    const photosIn = settings.photosUrl && bucketName(settings.photosUrl)
    const saved: BackupHeader = {
      format: 1,
      savedAt: at.toISOString(),
      ...(photosIn && { photosIn }),
      ...contents,
    }
    await add('backup.json', asJson(saved))
    await addRows(ask, contents.tables, add)
    const kept = []
    // Buckets keep their own versions: copying every night would download every photo again (D-385).
    for (const of of photosIn ? [] : filesOfRows.filter(isThere))
      kept.push({ ...of, rows: (await ask(of.ids)) as { id: string }[] })
    return { contents, kept }
  })
  let files = 0
  for (const { place, names, rows } of kept) {
    const store = openFiles(settings, place)
    for (const { id } of rows)
      for (const name of names) {
        const bytes = await store.fetch(id, name)
        // Its owner deleted it, or it is still being uploaded.
        if (!bytes) continue
        await add(`files/${place.folder}/${id}/${name}`, bytes)
        files++
      }
  }
  await add('end.json', asJson({ files } satisfies SavedEnd))
  return { rows: contents.tables.reduce((sum, { rows }) => sum + rows, 0), files }
}

/** Oldest first, and data before its keys. The new backup is good even if a bucket refuses to delete old ones. */
async function removeOld(
  place: BackupPlace,
  timeZone: string,
): Promise<Pick<MadeBackup, 'removed' | 'notRemoved'>> {
  let removed = 0
  let notRemoved: string | undefined
  const refused = (error: Error) => {
    notRemoved = error.message
  }
  const moments = momentsIn((await place.list().catch(refused)) ?? [])
  const kept = keptAmong(moments, timeZone)
  for (const at of moments.filter(at => !kept.has(at)).toReversed()) {
    const { data, keys, recovery } = filesOf(at)
    await place
      .remove(data)
      .then(() => place.remove(keys))
      .then(() => place.remove(recovery))
      .then(() => removed++, refused)
  }
  return { removed, ...(notRemoved && { notRemoved }) }
}

function bucketName(photosUrl: string): string {
  const { host, pathname } = new URL(photosUrl)
  return `${host}${pathname}`
}

async function* once(bytes: Uint8Array) {
  yield bytes
}

const asJson = (value: unknown) => Buffer.from(JSON.stringify(value))
