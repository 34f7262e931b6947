import type { Logger } from 'pino'
import type { ArchiveParts } from './archive.ts'
import type { Clock } from './clock.ts'
import type { Cache } from './database/cache.ts'
import type { Database, Migration, Table } from './database/database.ts'
import type { Cipher } from './encryption/cipher.ts'
import type { EncryptedRows } from './encryption/encrypted-rows.ts'
import type { FilesOfRows } from './files/open-files.ts'
import type { Attempts } from './http/rate-limit/failure-limits.ts'
import type { AnyRoute } from './http/route/route.ts'
import type { Jobs, Queue } from './jobs/jobs.ts'
import type { Measures } from './metrics/measures.ts'
import type { ScheduledTask } from './scheduled-tasks/daily.ts'
import type { RetentionRule } from './scheduled-tasks/housekeeping.ts'

/** The foundation of every module. `Settings` are the settings that the module reads. */
export interface Platform<Settings = unknown> extends Pick<Clock, 'now' | 'timeZone' | 'setTimeZone'> {
  readonly settings: Settings
  readonly database: Database
  readonly cache: Cache
  readonly cipher: Cipher
  readonly attempts: Attempts
  readonly jobs: Jobs
  readonly measures: Measures
  readonly log: Pick<Logger, 'error' | 'warn' | 'info'>
  /** Schedules a task for once a clinic day, on one instance only. */
  readonly eachDay: (task: ScheduledTask) => void
  /** Schedules work for every hour, on one instance only. */
  readonly eachHour: (work: () => Promise<unknown>) => void
  /** Registers something to close when the process ends. */
  readonly atTheEnd: (close: () => void) => void
  /** Runs work on the same database, but allows statements that take up to an hour. */
  readonly withoutTimeouts: <T>(work: (database: Database) => Promise<T>) => Promise<T>
}

/** Routes that the contract groups together, and the group's description. */
interface DocumentedRoutes {
  readonly description: string
  readonly routes: readonly AnyRoute[]
}

/** A module apart from its behavior: its tables, its routes, and what backups and exports need. */
export interface Parts {
  readonly migrations?: readonly Migration[]
  /** Tables that the entity manager reads and writes. */
  readonly tables?: readonly Table[]
  /** Keyed by the contract's tag: the room's name, or the module's if it has no rooms. */
  readonly routes?: Readonly<Record<string, DocumentedRoutes>>
  readonly queues?: readonly Queue[]
  /** Expired rows to delete every hour. */
  readonly retention?: readonly RetentionRule[]
  /** Everything encrypted with PHI_KEYS: startup checks which keys it uses, and a rotation re-encrypts it (D-32). */
  readonly encrypted?: readonly EncryptedRows[]
  /** Files to back up. */
  readonly files?: readonly FilesOfRows[]
  /** The part that a clinic takes along when it leaves. */
  readonly archive?: ArchiveParts
  /** Checks the stored data for contradictions and describes each one in a line. */
  readonly verify?: (database: Pick<Database, 'statement'>) => Promise<readonly string[]>
}

/** A module as `app.ts` sees it: `open` builds its front door from the platform and from other modules' functions. */
export interface Module extends Parts {
  readonly open: (platform: Platform<never>, others: never) => unknown
}
