import type { Database } from '#platform/database/database.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { Settings } from '../settings.ts'
import { WrongSetting } from '../wrong-setting.ts'
import { filesOf } from './backup-files.ts'
import { recordBackupRun } from './backup-runs.ts'
import { type MadeBackup, makeBackup } from './make-backup.ts'
import { noteBackupState } from './noted-state.ts'
import { openPlace } from './open-place.ts'

/** Makes a backup according to the settings, and records the result in the clinic's database. */
export async function runBackup(
  database: Database,
  settings: Settings,
  now: () => Date,
): Promise<MadeBackup & { readonly seconds: number; readonly placeName: string }> {
  const { backups } = settings
  if (!backups) throw new WrongSetting('BACKUP_TO must be set to the folder or bucket for backups.')
  const begunAt = now()
  const began = performance.now()
  const secondsSince = () => (performance.now() - began) / 1000
  const record = (failure: string | null) =>
    recordBackupRun(database.run, {
      id: newId(),
      kind: 'backup',
      file: filesOf(begunAt).data,
      begunAt,
      seconds: secondsSince(),
      failure,
    }).then(() => noteBackupState(database, settings))
  const place = openPlace(backups.to)
  try {
    const { passphrase } = backups
    const made = await makeBackup({
      atOneMoment: work => database.inTransaction(() => work(database.run)),
      settings,
      place,
      passphrase,
      at: begunAt,
    })
    const seconds = secondsSince()
    await record(null)
    return { ...made, seconds, placeName: place.name }
  } catch (error) {
    await record((error as Error).message).catch(() => {})
    throw error
  }
}
