import { openCache } from './database/cache.ts'
import { cipherWith, type EncryptionKey } from './encryption/cipher.ts'
import { attemptsInDatabase, expiredAttempts, type SetLimits } from './http/rate-limit/failure-limits.ts'
import { expiredKeys, keptAnswerRows } from './http/route/idempotency.ts'
import { jobsMigrations } from './jobs/installation.ts'
import type { Jobs } from './jobs/jobs.ts'
import { measureJobs } from './jobs/measure-jobs.ts'
import type { Parts, Platform } from './module.ts'
import { type Daily, openDaily, type ScheduledTask } from './scheduled-tasks/daily.ts'
import {
  housekeepingQueue,
  type RetentionRule,
  scheduleHousekeeping,
} from './scheduled-tasks/housekeeping.ts'

/** The platform's own stored data. */
export const platformParts = {
  migrations: jobsMigrations,
  queues: [{ name: 'daily', expireInSeconds: 3_600 }, housekeepingQueue],
  retention: [expiredAttempts, expiredKeys],
  encrypted: [keptAnswerRows],
  archive: {
    tables: [],
    staying: {
      'platform.migration': 'Migrations that have run. The manifest lists them.',
      'platform.attempt': 'Wrong passwords and codes from the last few hours.',
      'platform.idempotency': 'Responses to requests from the last day.',
      'platform.daily_run': 'What was done each day.',
    },
  },
} satisfies Parts

interface PlatformSettings {
  readonly phiKeys: readonly EncryptionKey[]
}

interface Under<Settings>
  extends Pick<
    Platform<Settings>,
    'settings' | 'database' | 'jobs' | 'measures' | 'log' | 'now' | 'timeZone' | 'setTimeZone'
  > {
  readonly withoutTimeouts: Platform['withoutTimeouts']
  /** The clinic's own values for failure limits. */
  readonly limits: SetLimits
  /** Expired rows to delete. */
  readonly retention: readonly RetentionRule[]
}

interface OpenPlatform<Settings> extends Platform<Settings> {
  readonly daily: Daily
  /** Closes what the modules opened. */
  close(): void
}

/** Opens what every module builds on, on top of a database and its queues. */
export async function openPlatform<Settings extends PlatformSettings>({
  limits,
  retention,
  ...under
}: Under<Settings>): Promise<OpenPlatform<Settings>> {
  const { settings, database, jobs, now, timeZone } = under
  const { phiKeys } = settings
  const dailyTasks: ScheduledTask[] = []
  // Complete once every module is open.
  const hourlyTasks: (() => Promise<unknown>)[] = []
  const closing: (() => void)[] = []
  const daily = openDaily(database, { now, timeZone, dailyTasks })
  workOn(jobs, daily)
  scheduleHousekeeping(database, jobs, { now, rules: retention, hourlyTasks })
  measureJobs(database, under.measures)
  return {
    ...under,
    cache: await openCache(database),
    cipher: cipherWith(phiKeys),
    attempts: attemptsInDatabase(database, now, limits),
    eachDay: task => void dailyTasks.push(task),
    eachHour: work => void hourlyTasks.push(work),
    atTheEnd: close => void closing.push(close),
    daily,
    close() {
      for (const close of closing) close()
    },
  }
}

function workOn(jobs: Jobs, daily: Daily): void {
  jobs.handle('daily', () => daily.runDue())
  jobs.schedule('*/10 * * * *', 'daily')
}
