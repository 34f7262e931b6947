import { isAddress } from '../settings-checks.ts'
import type { BackupPlace } from './places/backup-place.ts'
import { backupsInBucket } from './places/backups-in-bucket.ts'
import { backupsInFolder } from './places/backups-in-folder.ts'

/** The folder or the bucket that BACKUP_TO names. */
export const openPlace = (to: string): BackupPlace =>
  isAddress(to) ? backupsInBucket(to) : backupsInFolder(to)
