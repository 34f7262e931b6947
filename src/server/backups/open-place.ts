import type { BackupPlace } from '#platform/backup/places/backup-place.ts'
import { backupsInBucket } from '#platform/backup/places/backups-in-bucket.ts'
import { backupsInFolder } from '#platform/backup/places/backups-in-folder.ts'
import { isAddress } from '../settings-checks.ts'

/** The folder or the bucket that BACKUP_TO names. */
export const openPlace = (to: string): BackupPlace =>
  isAddress(to) ? backupsInBucket(to) : backupsInFolder(to)
