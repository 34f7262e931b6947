import { UnreadableBackup } from './archive/age-passphrase.ts'
import type { ArchivedFile } from './archive/archive.ts'
import { readArchive } from './archive/archive.ts'
import type { ClinicKeys } from './clinic-keys.ts'
import type { BackupHeader, SavedEnd } from './make-backup.ts'
import type { BackupPlace } from './places/backup-place.ts'

/** A backup that was read completely and is intact. */
export interface WholeBackup {
  readonly saved: BackupHeader
  readonly files: number
  /** Reads it again: only rows and files, without header and end. */
  contents(): AsyncIterable<ArchivedFile>
}

/** Reads the whole backup before anything is written. Throws `UnreadableBackup` if it's incomplete. */
export async function readBackup(place: BackupPlace, name: string, passphrase: string): Promise<WholeBackup> {
  let saved: BackupHeader | undefined
  let end: SavedEnd | undefined
  let files = 0
  for await (const file of readArchive(place.read(name), passphrase)) {
    if (file.name === 'backup.json') saved = JSON.parse(file.bytes.toString('utf8'))
    else if (file.name === 'end.json') end = JSON.parse(file.bytes.toString('utf8'))
    else if (file.name.startsWith('files/')) files++
    if (!saved) throw new UnreadableBackup('the file isn’t a Velora backup.')
    if (saved.format !== 1) throw new UnreadableBackup('the file was made by a newer version of Velora.')
  }
  if (!saved || end?.files !== files) throw new UnreadableBackup('the file is damaged: its end is missing.')
  return { saved, files, contents: () => contentsOf(place, name, passphrase) }
}

async function* contentsOf(
  place: BackupPlace,
  name: string,
  passphrase: string,
): AsyncGenerator<ArchivedFile> {
  for await (const file of readArchive(place.read(name), passphrase)) if (file.name.includes('/')) yield file
}

/** The keys saved with it; undefined if they are stored elsewhere. */
export async function readKeys(
  place: BackupPlace,
  name: string,
  passphrase: string,
): Promise<ClinicKeys | undefined> {
  if (!(await place.list()).includes(name)) return undefined
  let keys: ClinicKeys | undefined
  for await (const file of readArchive(place.read(name), passphrase))
    keys = JSON.parse(file.bytes.toString('utf8'))
  return keys
}
