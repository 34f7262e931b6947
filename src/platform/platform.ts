import { openMemory } from './database/remembered.ts'
import { cipherWith, type EncryptionKey } from './encryption/cipher.ts'
import { encryptPlain, type PlainRows } from './encryption/encrypt-plain.ts'
import { attemptMigrations, attemptsInDatabase, oldAttempts, type SetLimits } from './http/attempts.ts'
import { idempotencyMigrations, keptAnswerRows, oldKeys } from './http/idempotency.ts'
import { type Chore, type Daily, dailyMigrations, openDaily } from './jobs/daily.ts'
import { jobsMigrations } from './jobs/installation.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Parts, Platform } from './module.ts'

/** What the platform itself keeps. */
export const platformParts = {
  migrations: [...attemptMigrations, ...idempotencyMigrations, ...dailyMigrations, ...jobsMigrations],
  queues: [
    { name: 'daily', expireInSeconds: 3_600 },
    { name: 'encrypt-plain', expireInSeconds: 3_600 },
  ],
  retention: [oldAttempts, oldKeys],
  encrypted: [keptAnswerRows],
} satisfies Parts

interface PlatformSettings {
  readonly phiKeys: readonly EncryptionKey[]
  readonly timeZone: string
}

interface Under<Settings> extends Pick<Platform<Settings>, 'settings' | 'database' | 'jobs' | 'log' | 'now'> {
  readonly patiently: Platform['patiently']
  /** What the clinic set otherwise about failures. */
  readonly limits: SetLimits
  /** What is to be encrypted while the clinic runs. */
  readonly plain: readonly PlainRows[]
}

interface OpenPlatform<Settings> extends Platform<Settings> {
  readonly daily: Daily
  /** What is to be done every hour: complete once every module is open. */
  readonly hourly: readonly (() => Promise<unknown>)[]
  /** Closes what the modules opened. */
  close(): void
}

/** Opens what every module stands on, over a database and its queues. */
export async function openPlatform<Settings extends PlatformSettings>({
  limits,
  plain,
  ...under
}: Under<Settings>): Promise<OpenPlatform<Settings>> {
  const { settings, database, jobs, now } = under
  const { phiKeys, timeZone } = settings
  const chores: Chore[] = []
  const hourly: (() => Promise<unknown>)[] = []
  const closing: (() => void)[] = []
  const daily = openDaily(database, { now, timeZone, chores })
  workOn(jobs, daily, plain)
  return {
    ...under,
    memory: await openMemory(database),
    cipher: cipherWith(phiKeys),
    attempts: attemptsInDatabase(database, now, limits),
    timeZone,
    eachDay: chore => void chores.push(chore),
    eachHour: work => void hourly.push(work),
    atTheEnd: close => void closing.push(close),
    daily,
    hourly,
    close() {
      for (const close of closing) close()
    },
  }
}

function workOn(jobs: Jobs, daily: Daily, plain: readonly PlainRows[]): void {
  jobs.work('encrypt-plain', (_contents, stopping) => encryptPlain(plain, stopping).then(() => undefined))
  jobs.often(10, 'encrypt-plain')
  jobs.work('daily', () => daily.doWhatIsDue())
  jobs.every('*/10 * * * *', 'daily')
}
