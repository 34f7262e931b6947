import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { Database } from '#platform/database/database.ts'
import { jobsSchema } from './installation.ts'
import { type Contents, type Handling, openWorkers, type TraceJob } from './workers.ts'

export interface Queue {
  readonly name: string
  /** A job that takes longer counts as lost and is run again. */
  readonly expireInSeconds: number
  /** The wait before a failed job's first retry; it doubles each time. */
  readonly retryAfterSeconds?: number
  /** How often a failed job is retried; 4 by default. */
  readonly retries?: number
}

export interface Jobs extends Handling {
  /**
   * Adds a job in the caller's transaction. It runs soon after the commit (not before `notBefore`) in any worker
   * process, and never after a rollback. If its process dies, it runs again, so the work must tolerate that.
   */
  enqueue(queue: string, contents?: Contents, notBefore?: Date): Promise<void>
  /** In the caller's transaction, deletes every job with one of these values in its contents, finished or not. */
  deleteFor(values: readonly string[]): Promise<void>
  /** Adds a job at these times of the clinic's clock (cron: '0 9 * * *'), once for all instances. */
  schedule(cron: string, queue: string): void
  /** Starts working, if this process is a worker. Jobs can be added before. */
  start(): Promise<void>
  /**
   * Takes no more jobs, and waits up to 8 s for the running ones; others run again elsewhere. Jobs can still be added.
   */
  finish(): Promise<void>
  /** Finishes, then closes. */
  stop(): Promise<void>
}

interface JobsOptions {
  readonly queues: readonly Queue[]
  /** Whether this process works on jobs. It can add jobs either way. */
  readonly works: boolean
  readonly timeZone: string
  readonly onError: (error: unknown) => void
  /** How often to look for lost jobs. */
  readonly superviseSeconds?: number
  /** How often to look for jobs without a notification, such as retries. */
  readonly pollSeconds?: number
  /** Wraps a queue's work in a span. */
  readonly traced?: TraceJob | undefined
}

const startAgainMs = 5_000
const untraced: TraceJob = (_queue, work) => work()

/** pg-boss on the product's own connections, so a job commits in the same transaction as the data that it's about. */
export async function openJobs(database: Database, options: JobsOptions): Promise<Jobs> {
  const { queues, works, timeZone, onError, pollSeconds = 30, traced = untraced } = options
  const boss = bossOver(database, options)
  await boss.start()
  await createQueues(boss, queues)

  const deleteFor = database.statement<never>(
    'delete-jobs-for',
    `delete from ${jobsSchema}.job where exists (select from jsonb_each_text(data) held where held.value = any($1::text[]))`,
  )
  const schedules: { cron: string; queue: string }[] = []
  const workers = openWorkers(boss, { onError, pollSeconds, traced })
  let started = Promise.resolve()
  const scheduleAll = async () => {
    for (const { cron, queue } of schedules) await boss.schedule(queue, cron, null, { tz: timeZone })
  }
  const startAll = async () => {
    // Keep trying: otherwise a short database outage would leave a process that serves requests but never works on
    // jobs.
    while (!workers.areFinishing() && !(await scheduleAll().then(() => true, tellAndGoOn(onError))))
      await sleep(startAgainMs)
    await workers.start()
  }
  let finished: Promise<void> | undefined
  const finish = () => {
    finished ??= workers.finish(started)
    return finished
  }
  return {
    async enqueue(queue, contents = {}, notBefore) {
      await boss.send(queue, contents, notBefore ? { startAfter: notBefore } : {})
    },
    async deleteFor(values) {
      await deleteFor(values)
    },
    handle: workers.handle,
    handleEach: workers.handleEach,
    poll: workers.poll,
    schedule: (cron, queue) => void schedules.push({ cron, queue }),
    start() {
      if (works) started = startAll()
      return started
    },
    finish,
    async stop() {
      await finish()
      await boss.stop({ graceful: false, close: false })
    },
  }
}

const mostPrepared = 100

/** Runs pg-boss's SQL as prepared statements, like ours: planning it each time took longer than running it. */
function preparing(database: Database) {
  const prepared = new Map<string, (...values: readonly unknown[]) => Promise<unknown[]>>()
  return (text: string, values: readonly unknown[] = []): Promise<unknown[]> => {
    if (values.length > 0 && prepared.size < mostPrepared && !prepared.has(text))
      prepared.set(text, database.statement(`jobs-${hash('sha256', text).slice(0, 32)}`, text))
    return prepared.get(text)?.(...values) ?? database.run(text, values)
  }
}

function bossOver(database: Database, { works, onError, superviseSeconds = 60 }: JobsOptions): PgBoss {
  const run = preparing(database)
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => ({ rows: await run(text, values) }),
      async listen(channel, onMessage, onGap) {
        await database.listen(channel, onMessage, onGap)
        return { close: async () => {} }
      },
    },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: jobsSchema,
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    cronWorkerIntervalSeconds: 15,
    reindex: database.kind === 'postgresql',
  })
  boss.on('error', event => onError(asError(event)))
  boss.on('warning', event => onError(asError(event)))
  return boss
}

/** pg-boss reports some failures as an object that only looks like an error, and some with personal data in it. */
function asError({ message, stack }: { message: string; stack?: string | undefined }): Error {
  return Object.assign(new Error(message), stack && { stack })
}

const tellAndGoOn = (onError: (error: unknown) => void) => (error: unknown) => {
  onError(error)
  return false
}

/** Keeps finished jobs for an hour, and retries failed ones with growing delays. */
async function createQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const { name, expireInSeconds, retryAfterSeconds = 10, retries = 4 } of queues) {
    const settings = {
      expireInSeconds,
      retryLimit: retries,
      retryDelay: retryAfterSeconds,
      retryBackoff: true,
    }
    if (known.has(name)) await boss.updateQueue(name, settings)
    else await boss.createQueue(name, { ...settings, notify: true, deleteAfterSeconds: 3_600 })
  }
}
