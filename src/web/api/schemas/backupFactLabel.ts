export type BackupFactLabel = (typeof BackupFactLabel)[keyof typeof BackupFactLabel]

export const BackupFactLabel = {
  Last_backup: 'Last backup',
  Last_successful_restore_test: 'Last successful restore test',
  Last_archived_change: 'Last archived change',
  Last_base_backup: 'Last base backup',
} as const
