import type { BackupState } from './backup-runs.ts'

interface Backups {
  readonly backups: { readonly at: string } | undefined
  readonly backupState?: BackupState | undefined
}

const dayMs = 86_400_000

/** What is wrong with the backups that somebody wanted. */
export function ofBackups({ backups, backupState }: Backups, now: Date) {
  if (!backups || !backupState) return []
  const { backup, drill } = backupState
  const daysSince = (at: Date | undefined) => at && Math.floor((now.getTime() - at.getTime()) / dayMs)
  const days = daysSince(backup.at)
  const drillDays = daysSince(drill.at)
  const why = (failure: string | undefined) => (failure ? `The last try failed: ${failure}` : '')
  return [
    days === undefined && {
      code: 'no-backup-yet',
      severity: 'warning' as const,
      what: 'There is no backup yet.',
      effect: `The first is made at ${backups.at}. ${why(backup.failure)}`.trim(),
      wayOut: 'Make one now: npm run backup.',
    },
    days !== undefined &&
      days >= 7 && {
        code: 'old-backup',
        severity: 'critical' as const,
        what: `Last backup: ${days} days ago.`,
        effect: `What happened since would be lost with the database. ${why(backup.failure)}`.trim(),
        wayOut:
          'Look whether a process does the jobs (WORKERS), and whether BACKUP_TO has room; then npm run backup.',
      },
    days !== undefined &&
      days < 7 &&
      backup.failure !== undefined && {
        code: 'failed-backup',
        severity: 'warning' as const,
        what: 'The last backup could not be made.',
        effect: `What happened since the one before it is in none: ${backup.failure}`,
        wayOut: 'Mend what it says, then make one: npm run backup.',
      },
    drill.failure === undefined &&
      drillDays !== undefined &&
      drillDays > 7 && {
        code: 'old-drill',
        severity: 'warning' as const,
        what: `Last proven restore: ${drillDays} days ago.`,
        effect: 'Nobody knows whether the backups since then can be restored.',
        wayOut: 'Look whether a process does the jobs (WORKERS); then npm run cli -- backup:drill.',
      },
    drill.failure !== undefined && {
      code: 'failed-drill',
      severity: 'critical' as const,
      what: 'The last backup could not be restored on trial.',
      effect: `It may be of no use when it is needed: ${drill.failure}`,
      wayOut: 'Make a new one (npm run backup), and try it (npm run cli -- backup:drill).',
    },
  ].filter(found => found !== false)
}

export const noBackups = {
  code: 'no-backups',
  severity: 'warning' as const,
  what: 'Velora makes no backups.',
  effect: 'Unless somebody else does, everything is lost with the database.',
  wayOut: 'Set BACKUP_TO and BACKUP_PASSPHRASE.',
}
