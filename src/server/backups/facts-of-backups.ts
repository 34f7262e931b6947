import { clinicDay, daysBetween, type TimeZone } from '#platform/kernel/clinic-day.ts'
import type { BackupState, ChangeArchive } from './backup-runs.ts'

/** The last backup and the last successful restore test, shown to the owner even when all is well: silence looks like success. */
export interface BackupFact {
  readonly label: 'Last backup' | 'Last successful restore test' | 'Last archived change' | 'Last base backup'
  /** In words: 'yesterday, 41 s'. */
  readonly value: string
  readonly state: 'well' | 'none' | 'overdue' | 'failed'
}

const dayMs = 86_400_000
/** Backups run every night and drills every week, some minutes late at times. Changes are archived every minute. */
export const overdueMs = { backup: 1.5 * dayMs, base: 1.5 * dayMs, drill: 8 * dayMs, changes: 900_000 }

/** Empty if backups are off, or nothing is known about them. */
export function factsOfBackups(
  backups: { readonly at: string } | undefined,
  known: BackupState | undefined,
  now: Date,
  timeZone: TimeZone,
): readonly BackupFact[] {
  if (!backups || !known) return []
  const changes = known.changes ? [factOfChanges(known.changes, now), ...factsOfBase(known, now)] : []
  if (isMissing(known, now) && known.backup.failure === undefined) {
    const value = 'none yet'
    return [
      { label: 'Last backup', value, state: 'overdue' },
      { label: 'Last successful restore test', value: 'none yet', state: 'none' },
      ...changes,
    ]
  }
  const first = `none yet; the first one runs at ${spokenTime(backups.at)}`
  const afterFirst = 'none yet; the first test runs after the first backup'
  const day = (at: Date) => daysBetween(clinicDay(at, timeZone), clinicDay(now, timeZone))
  const fact = (label: BackupFact['label'], { at, seconds, failure }: Run, none: string, most: number) => {
    const when = at && `${daysAgo(day(at))}, ${inSeconds(seconds)}`
    if (failure !== undefined)
      return { label, value: `${when ?? 'none yet'}; the last attempt failed`, state: 'failed' as const }
    if (!at || !when) return { label, value: none, state: 'none' as const }
    const isOverdue = now.getTime() - at.getTime() >= most
    return { label, value: when, state: isOverdue ? ('overdue' as const) : ('well' as const) }
  }
  return [
    fact('Last backup', known.backup, first, overdueMs.backup),
    fact('Last successful restore test', known.drill, afterFirst, overdueMs.drill),
    ...changes,
  ]
}

function factOfChanges({ isOn, at, hasFailed }: ChangeArchive, now: Date): BackupFact {
  const label = 'Last archived change'
  if (!isOn) return { label, value: 'not set up: changes since the last backup would be lost', state: 'none' }
  const age = at ? now.getTime() - at.getTime() : undefined
  const when = age === undefined ? 'none yet' : ago(age)
  if (hasFailed) return { label, value: `${when}; the last attempt failed`, state: 'failed' }
  return { label, value: when, state: age === undefined || age >= overdueMs.changes ? 'overdue' : 'well' }
}

/** Whether the archive has no fresh base backup. A new server has a night to report its first. */
export const isBaseOverdue = ({ changes, since }: BackupState, now: Date): boolean => {
  const from = changes?.base?.at ?? since
  return from !== undefined && now.getTime() - from.getTime() >= overdueMs.base
}

function factsOfBase(known: BackupState, now: Date): readonly BackupFact[] {
  const base = known.changes?.isOn ? known.changes.base : undefined
  if (!base) return []
  const { at, failure } = base
  const label = 'Last base backup'
  const when = at ? ago(now.getTime() - at.getTime()) : 'none yet'
  if (failure !== undefined) return [{ label, value: `${when}; the last attempt failed`, state: 'failed' }]
  const state = isBaseOverdue(known, now) ? 'overdue' : at ? 'well' : 'none'
  return [{ label, value: when, state }]
}

/** In the largest unit that fits at least twice. */
export function ago(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 2) return minutes < 1 ? 'under a minute ago' : '1 minute ago'
  if (minutes < 120) return `${minutes} minutes ago`
  return minutes < 48 * 60
    ? `${Math.floor(minutes / 60)} hours ago`
    : `${Math.floor(minutes / 1_440)} days ago`
}

/** '03:00' as '3:00 AM'. */
export function spokenTime(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Whether the first backup is missing after a full night. */
export const isMissing = ({ backup, since }: BackupState, now: Date): boolean =>
  !backup.at && since !== undefined && now.getTime() - since.getTime() >= overdueMs.backup

type Run = BackupState['backup']

function daysAgo(days: number): string {
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

const inSeconds = (seconds: number) => (seconds < 0.95 ? 'under 1 s' : `${Math.round(seconds)} s`)
