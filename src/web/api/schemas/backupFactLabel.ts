export type BackupFactLabel = (typeof BackupFactLabel)[keyof typeof BackupFactLabel]

export const BackupFactLabel = {
  Last_backup: 'Last backup',
  Last_proven_restore: 'Last proven restore',
  Last_archived_change: 'Last archived change',
} as const
