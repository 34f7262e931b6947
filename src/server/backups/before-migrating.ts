import type { Logger } from 'pino'
import type { Database } from '#platform/database/database.ts'
import type { Settings } from '../settings.ts'

/** Other instances of the same update, and restarts after a failed migration, need no backup of their own. */
const recentMinutes = 15

class NoWayBack extends Error {
  constructor(why: string) {
    super(
      `This version has to change the database, and there would be no way back: ${why} Nothing was changed. Please set ` +
        'BACKUP_TO and BACKUP_PASSPHRASE, or make a snapshot of the database yourself and name it in VELORA_SNAPSHOT.',
    )
  }
}

/**
 * Before a new version changes a clinic's database, makes a backup, because older versions can't open the result.
 * Refuses if there would be no way back. A demo's data can be generated again.
 */
export async function backUpBeforeMigrating(
  database: Database,
  settings: Settings,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const { production, demo, backups } = settings
  if (!production || demo || settings.snapshot) return
  if (!backups) throw new NoWayBack('BACKUP_TO isn’t set.')
  if (await hasRecentBackup(database)) return
  log.warn(
    'making a backup before the database is migrated. This instance serves no requests until it’s done',
  )
  const { runBackup } = await import('./run-backup.ts')
  const { file, placeName } = await runBackup(database, settings, () => new Date()).catch((error: Error) => {
    throw new NoWayBack(`the backup failed: ${error.message}`)
  })
  log.warn(`${file} is in ${placeName}. It restores the database from before this version`)
}

async function hasRecentBackup({ run }: Database): Promise<boolean> {
  const rows = await run(
    `select from platform.backup_run where kind = 'backup' and failure is null
      and begun_at + seconds * interval '1 s' > now() - interval '${recentMinutes} minutes' limit 1`,
  )
  return rows.length > 0
}
