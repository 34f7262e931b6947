import type { Database, Migration } from '#platform/database/database.ts'
import type { Measures } from '#platform/metrics/measures.ts'
import type { RetentionRule } from '#platform/scheduled-tasks/housekeeping.ts'

/** One row per backup, restore or drill, with its result. */
export const backupMigrations: readonly Migration[] = [
  {
    name: '0129 platform: base backups',
    statements: [
      `alter table platform.backup_run drop constraint backup_run_kind_check,
        add constraint backup_run_kind_check check (kind in ('backup', 'restore', 'drill', 'base'))`,
    ],
  },
]

/** Longer than any backup is kept. */
export const oldBackupRuns: RetentionRule = {
  name: 'old-backup-runs',
  table: 'platform.backup_run',
  expired: "begun_at < $1::timestamptz - interval '400 days'",
}

export interface BackupRun {
  readonly id: string
  /** The database server's nightly unit reports 'base', a base backup of the archive of changes. */
  readonly kind: 'backup' | 'restore' | 'drill' | 'base'
  readonly file: string
  readonly begunAt: Date
  readonly seconds: number
  /** Why it failed; null if it succeeded. */
  readonly failure: string | null
}

type Ask = (text: string, values: readonly unknown[]) => Promise<unknown>

export const recordBackupRun = (
  ask: Ask,
  { id, kind, file, begunAt, seconds, failure }: BackupRun,
): Promise<unknown> =>
  ask(
    `insert into platform.backup_run (id, kind, file, begun_at, seconds, failure)
     values ($1::uuid, $2::text, $3::text, $4::timestamptz, $5::float8, $6::text)`,
    [id, kind, file, begunAt, seconds, failure],
  )

/** The last successful run, and the error of a later failed one. */
interface LatestRun {
  readonly at: Date | undefined
  readonly seconds: number
  readonly failure: string | undefined
}

/** The archive of all changes (WAL), which allows a restore to any second. */
export interface ChangeArchive {
  readonly isOn: boolean
  /** When a segment was last archived. */
  readonly at: Date | null
  /** Whether the last attempt to archive one failed. */
  readonly hasFailed: boolean
  /** The nightly base backup. Only where pgBackRest archives changes, as our scripts set it up. */
  readonly base?: LatestRun | undefined
}

/** The state of a clinic's backups and restore drills. */
export interface BackupState {
  readonly backup: LatestRun
  readonly drill: LatestRun
  /** When the database was created. Some time after that, not having any backup is reported. */
  readonly since?: Date | undefined
  /** When someone last checked that they have the emergency sheet. */
  readonly sheetCheckedAt?: Date | undefined
  /** For PostgreSQL only. */
  readonly changes?: ChangeArchive | undefined
}

const latestText = `select distinct on (kind, failure is null) kind, failure, begun_at as "begunAt", seconds
  from platform.backup_run where kind in ('backup', 'drill', 'base') order by kind, failure is null, begun_at desc`

const sheetCheck = 'emergency sheet'
const sinceText = `select min(executed_at) as since,
    (select max(begun_at) from platform.daily_run where name = '${sheetCheck}') as "sheetCheckedAt" from platform.migration`

interface Since {
  readonly since: Date
  readonly sheetCheckedAt: Date | null
}

/** Stored in `daily_run`, like the run of a daily task, so it needs no table of its own. */
export const recordSheetCheck = ({ run }: Pick<Database, 'run'>, at: Date): Promise<unknown> =>
  run(
    `insert into platform.daily_run (name, day, begun_at, outcome) values ('${sheetCheck}', $1::timestamptz::date, $1, 'found')
     on conflict (name, day) do update set begun_at = excluded.begun_at`,
    [at],
  )

const changesText = `select current_setting('archive_mode') <> 'off' as "isOn", last_archived_time as at,
    coalesce(last_failed_time > last_archived_time, last_failed_time is not null) as "hasFailed",
    current_setting('archive_command') like 'pgbackrest %--stanza=velora %' as "hasBaseBackups" from pg_stat_archiver`

type ArchiveRow = Omit<ChangeArchive, 'base'> & { readonly hasBaseBackups: boolean }
type LatestRow = Pick<BackupRun, 'kind' | 'failure' | 'begunAt' | 'seconds'>

export function backupStateIn(database: Pick<Database, 'statement'>): () => Promise<BackupState> {
  const read = database.statement<LatestRow>('latest-backup-runs', latestText)
  const readSince = database.statement<Since>('database-since', sinceText)
  const readChanges = database.statement<ArchiveRow>('archive-of-changes', changesText)
  return async () => {
    const [rows, [found], [changes]] = await Promise.all([read(), readSince(), readChanges()])
    return stateOf(rows, found, changes)
  }
}

/** For read-only commands: the state of the backups. Empty if the tables don't exist yet. */
export async function backupStateOn(ask: (text: string) => Promise<unknown[]>): Promise<BackupState> {
  const [found] = await ask("select to_regclass('platform.backup_run') is not null as is_there")
  if (!(found as { is_there: boolean }).is_there) return stateOf([], undefined, undefined)
  const [row] = (await ask(sinceText)) as Since[]
  const [changes] = (await ask(changesText)) as ArchiveRow[]
  return stateOf((await ask(latestText)) as LatestRow[], row, changes)
}

function stateOf(
  rows: readonly LatestRow[],
  since: Since | undefined,
  changes: ArchiveRow | undefined,
): BackupState {
  const latest = (kind: BackupRun['kind']): LatestRun => {
    const well = rows.find(row => row.kind === kind && row.failure === null)
    const failed = rows.find(row => row.kind === kind && row.failure !== null)
    const isLater = failed && (!well || failed.begunAt > well.begunAt)
    return {
      at: well?.begunAt,
      seconds: well?.seconds ?? 0,
      failure: isLater ? (failed.failure ?? undefined) : undefined,
    }
  }
  return {
    ...{ backup: latest('backup'), drill: latest('drill') },
    ...{ since: since?.since, sheetCheckedAt: since?.sheetCheckedAt ?? undefined },
    changes: changes && {
      ...{ isOn: changes.isOn, at: changes.at, hasFailed: changes.hasFailed },
      base: changes.hasBaseBackups || rows.some(({ kind }) => kind === 'base') ? latest('base') : undefined,
    },
  }
}

const backupAge = {
  name: 'velora_backup_age_seconds',
  help: 'How old the last backup is; infinite before the first',
  labels: [],
}
const drillAge = {
  name: 'velora_restore_proven_age_seconds',
  help: 'Time since a backup was last restored in a drill and verified; infinite before the first time',
  labels: [],
}
const archiveAge = {
  name: 'velora_wal_archive_age_seconds',
  help: 'Time since database changes (WAL) were last archived; infinite if archiving is off',
  labels: [],
}
const baseAge = {
  name: 'velora_base_backup_age_seconds',
  help: 'How old the last base backup of the archived changes (WAL) is; infinite if none was reported',
  labels: [],
}
const failures = {
  name: 'velora_backup_failed',
  help: '1 if the last attempt failed, by kind: backup, drill, archiving of changes (wal), or their base backup (base)',
  labels: ['kind'] as const,
}

/** Every process of a clinic reports the same values. */
export function measureBackups(
  database: Pick<Database, 'statement'>,
  measures: Measures,
  now: () => Date,
): void {
  const read = backupStateIn(database)
  measures.gauges<'kind'>([backupAge, drillAge, archiveAge, baseAge, failures], async () => {
    const { backup, drill, changes } = await read()
    const age = (at: Date | null | undefined) => [
      {
        labels: {} as { kind: string },
        value: at ? (now().getTime() - at.getTime()) / 1000 : Number.POSITIVE_INFINITY,
      },
    ]
    const hasFailed = {
      backup: backup.failure !== undefined,
      drill: drill.failure !== undefined,
      wal: Boolean(changes?.isOn && changes.hasFailed),
      base: changes?.base?.failure !== undefined,
    }
    return {
      [backupAge.name]: age(backup.at),
      [drillAge.name]: age(drill.at),
      [archiveAge.name]: age(changes?.isOn ? changes.at : undefined),
      [baseAge.name]: age(changes?.base?.at),
      [failures.name]: Object.entries(hasFailed).map(([kind, failed]) => ({
        labels: { kind },
        value: failed ? 1 : 0,
      })),
    }
  })
}
