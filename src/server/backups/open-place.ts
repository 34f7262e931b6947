import { isAddress } from '../settings-checks.ts'
import type { BackupPlace } from './places/backup-place.ts'
import { backupsInBucket } from './places/backups-in-bucket.ts'
import { backupsInFolder } from './places/backups-in-folder.ts'

/** The folder or bucket in BACKUP_TO. */
export const openPlace = (to: string): BackupPlace =>
  isAddress(to) ? backupsInBucket(to) : backupsInFolder(to)
