export type BackupFactLabel = (typeof BackupFactLabel)[keyof typeof BackupFactLabel]

export const BackupFactLabel = {
  Last_backup: 'Last backup',
  Last_proven_restore: 'Last proven restore',
} as const
