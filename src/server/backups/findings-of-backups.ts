import type { BackupState, ChangeArchive } from './backup-runs.ts'
import { ago, isBaseOverdue, isMissing, overdueMs, spokenTime } from './facts-of-backups.ts'

interface Backups {
  readonly backups: { readonly at: string; readonly recovery?: unknown } | undefined
  readonly backupState?: BackupState | undefined
}

const hourMs = 3_600_000

/** Problems with the backups, if the clinic makes any. */
export function ofBackups({ backups, backupState }: Backups, now: Date) {
  if (!backups || !backupState) return []
  const { backup, drill } = backupState
  const ageOf = (at: Date | undefined) => at && now.getTime() - at.getTime()
  const age = ageOf(backup.at)
  const isOld = age !== undefined && age >= overdueMs.backup
  const drillAge = ageOf(drill.at)
  const why = (failure: string | undefined) => (failure ? `The last attempt failed: ${failure}` : '')
  return [
    ...ofChanges(backupState.changes, now),
    ...ofBaseBackups(backupState, now),
    backups.recovery !== undefined && isSheetForgotten(backupState, now) && sheetForgotten,
    age === undefined &&
      !isMissing(backupState, now) && {
        code: 'no-backup-yet',
        severity: 'warning' as const,
        what: 'No backup yet.',
        effect: `The first one runs at ${spokenTime(backups.at)}. ${why(backup.failure)}`.trim(),
        wayOut: 'Run one now: npm run backup.',
      },
    isMissing(backupState, now) && {
      code: 'no-backup-ever',
      severity: 'critical' as const,
      what: 'No backup has ever been made.',
      effect: `Everything would be lost with the database. ${why(backup.failure)}`.trim(),
      wayOut: 'Check that a process runs jobs (WORKERS), then run npm run backup.',
    },
    isOld && {
      code: 'old-backup',
      severity: 'critical' as const,
      what: `Last backup: ${inWords(age)} ago.`,
      effect: `Anything since then would be lost with the database. ${why(backup.failure)}`.trim(),
      wayOut:
        'Check that a process runs the jobs (WORKERS) and that BACKUP_TO has space, then run npm run backup.',
    },
    age !== undefined &&
      !isOld &&
      backup.failure !== undefined && {
        code: 'failed-backup',
        severity: 'warning' as const,
        what: 'The last backup failed.',
        effect: `Anything since the one before it isn’t backed up: ${backup.failure}`,
        wayOut: 'Fix what it says, then run npm run backup.',
      },
    drill.failure === undefined &&
      drillAge !== undefined &&
      drillAge >= overdueMs.drill && {
        code: 'old-drill',
        severity: 'warning' as const,
        what: `Last successful restore test: ${inWords(drillAge)} ago.`,
        effect: 'Backups since then haven’t been tested.',
        wayOut: 'Check that a process runs the jobs (WORKERS), then run npm run cli -- backup:drill.',
      },
    drill.failure !== undefined && {
      code: 'failed-drill',
      severity: 'critical' as const,
      what: 'The last backup couldn’t be restored in a test.',
      effect: `It may not work when you need it: ${drill.failure}`,
      wayOut: 'Make a new one (npm run backup), then test it (npm run cli -- backup:drill).',
    },
  ].filter(found => found !== false)
}

/** The sheet was never checked in the clinic's first year, or not within the last year. */
function isSheetForgotten({ since, sheetCheckedAt }: BackupState, now: Date): boolean {
  const last = sheetCheckedAt ?? since
  return last !== undefined && now.getTime() - last.getTime() >= 365 * 24 * hourMs
}

const sheetForgotten = {
  code: 'emergency-sheet',
  severity: 'warning' as const,
  what: 'Nobody has looked at the emergency sheet for a year.',
  effect: 'Without its recovery key or the passphrase, nobody can open a backup once the server is gone.',
  wayOut:
    'Take it out of the safe, and enter the last six characters of its recovery key (npm run cli -- sheet:check).',
}

function ofChanges(changes: ChangeArchive | undefined, now: Date) {
  if (!changes?.isOn) return []
  const age = changes.at ? now.getTime() - changes.at.getTime() : Number.POSITIVE_INFINITY
  if (!changes.hasFailed && age < overdueMs.changes) return []
  return [
    {
      code: 'old-wal-archive',
      severity: 'critical' as const,
      what: changes.at ? `Changes were last archived ${ago(age)}.` : 'No changes have been archived yet.',
      effect: 'A restore can only go back to that point, and unarchived changes fill up the disk.',
      wayOut:
        'On the database server: pgbackrest --stanza=velora check. Is there space, and is the bucket’s key valid?',
    },
  ]
}

function ofBaseBackups(state: BackupState, now: Date) {
  const base = state.changes?.isOn ? state.changes.base : undefined
  if (!base) return []
  if (base.failure === undefined && !isBaseOverdue(state, now)) return []
  const last = base.at
    ? `Last base backup: ${ago(now.getTime() - base.at.getTime())}.`
    : 'No base backup has been reported.'
  return [
    {
      code: 'old-base-backup',
      severity: 'critical' as const,
      what: base.failure === undefined ? last : `The last base backup failed. ${last}`,
      effect: 'A restore to a point in time takes longer, and can’t get past a gap in the archive.',
      wayOut:
        'On the database server: run wal-archive.sh again, then systemctl start velora-base-backup. journalctl -u velora-base-backup says why it failed.',
    },
  ]
}

function inWords(ms: number): string {
  const hours = Math.floor(ms / hourMs)
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
}

export const noBackups = {
  code: 'no-backups',
  severity: 'warning' as const,
  what: 'Backups are off.',
  effect: 'Unless something else backs it up, losing the database means losing everything.',
  wayOut: 'Set BACKUP_TO and BACKUP_PASSPHRASE.',
}
