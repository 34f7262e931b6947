import type { Logger } from 'pino'
import type { ArchiveParts } from './archive.ts'
import type { Clock } from './clock.ts'
import type { Cache } from './database/cache.ts'
import type { Database, Migration, Table } from './database/database.ts'
import type { Cipher } from './encryption/cipher.ts'
import type { PlainRows } from './encryption/encrypt-plain.ts'
import type { EncryptedRows } from './encryption/encrypted-rows.ts'
import type { FilesOfRows } from './files/open-files.ts'
import type { Attempts } from './http/rate-limit/failure-limits.ts'
import type { AnyRoute } from './http/route/route.ts'
import type { Jobs, Queue } from './jobs/jobs.ts'
import type { Measures } from './metrics/measures.ts'
import type { ScheduledTask } from './scheduled-tasks/daily.ts'
import type { RetentionRule } from './scheduled-tasks/housekeeping.ts'

/** What every module stands on. `Settings` are those that the module reads. */
export interface Platform<Settings = unknown> extends Pick<Clock, 'now' | 'timeZone' | 'setTimeZone'> {
  readonly settings: Settings
  readonly database: Database
  readonly cache: Cache
  readonly cipher: Cipher
  readonly attempts: Attempts
  readonly jobs: Jobs
  readonly measures: Measures
  readonly log: Pick<Logger, 'error' | 'warn' | 'info'>
  /** Has something done once a clinic day, of all instances by one. */
  readonly eachDay: (task: ScheduledTask) => void
  /** Has something done every hour, of all instances by one. */
  readonly eachHour: (work: () => Promise<unknown>) => void
  /** Has something closed when the process ends. */
  readonly atTheEnd: (close: () => void) => void
  /** Runs work over the same database where a statement may take an hour. */
  readonly patiently: <T>(work: (database: Database) => Promise<T>) => Promise<T>
}

/** Routes that the contract lists together, and what it says about them. */
interface DocumentedRoutes {
  readonly description: string
  readonly routes: readonly AnyRoute[]
}

/** What something that keeps data brings along, apart from what it does. */
export interface Parts {
  readonly migrations: readonly Migration[]
  /** Those that the entity manager reads and writes. */
  readonly tables?: readonly Table[]
  /** By the contract's tag: the room that they live in, or the module if it has no rooms. */
  readonly routes?: Readonly<Record<string, DocumentedRoutes>>
  readonly queues?: readonly Queue[]
  /** What is deleted every hour once it has served its time. */
  readonly retention?: readonly RetentionRule[]
  /** All that is encrypted with PHI_KEYS: a start looks through it for the names of keys, a rotation goes over it (D-32). */
  readonly encrypted?: readonly EncryptedRows[]
  /** What is kept in files, for backups. */
  readonly files?: readonly FilesOfRows[]
  /** What of it a clinic takes along when it leaves. */
  readonly archive?: ArchiveParts
  /** Looks through all that it keeps for what contradicts itself, and says each in a line. */
  readonly verify?: (database: Pick<Database, 'statement'>) => Promise<readonly string[]>
  /** What a clinic from before may keep readable elsewhere than in the `plain` of those rows. */
  readonly plain?: (database: Database, cipher: Cipher, settings: never) => PlainRows
}

/** A module as `app.ts` meets it: `open` gives its front door, from the platform and from what other modules do for it. */
export interface Module extends Parts {
  readonly open: (platform: Platform<never>, others: never) => unknown
}
