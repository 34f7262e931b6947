import type { BackupPlace } from '#platform/backup/places/backup-place.ts'
import { backupsInFolder } from '#platform/backup/places/backups-in-folder.ts'

/** The folder that BACKUP_TO names. */
export function openPlace(to: string): BackupPlace {
  return backupsInFolder(to)
}
