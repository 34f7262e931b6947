export type BackupFactState = (typeof BackupFactState)[keyof typeof BackupFactState]

export const BackupFactState = {
  well: 'well',
  none: 'none',
  overdue: 'overdue',
  failed: 'failed',
} as const
