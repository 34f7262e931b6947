import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { Database } from '#platform/database/database.ts'
import { jobsSchema } from './installation.ts'
import { type Contents, type Handling, openWorkers, type TraceJob } from './workers.ts'

export interface Queue {
  readonly name: string
  /** A job that takes longer counts as lost with its process and is run again. */
  readonly expireInSeconds: number
  /** How long a job that failed waits, then twice as long and longer. */
  readonly retryAfterSeconds?: number
  /** How often a job that failed is tried again; 4 when left out. */
  readonly retries?: number
}

export interface Jobs extends Handling {
  /**
   * Leaves a job in the caller's transaction: it runs soon after the commit, in any process that works, and never when
   * the transaction is taken back. It runs again when its process dies: what it does must bear that. It waits until
   * `notBefore`, if that is given.
   */
  enqueue(queue: string, contents?: Contents, notBefore?: Date): Promise<void>
  /** Takes away, in the caller's transaction, every job that has one of these values in its contents, done or not. */
  deleteFor(values: readonly string[]): Promise<void>
  /** Leaves a job at these minutes of the clinic's clock (cron: '0 9 * * *'), once for all instances together. */
  schedule(cron: string, queue: string): void
  /** Begins to work, in a process that is meant to. Publishing is possible before. */
  start(): Promise<void>
  /** Takes no more jobs and waits up to 8 s for those at hand; the rest is run again elsewhere. Publishing is still possible. */
  finish(): Promise<void>
  /** Finishes and ends. */
  stop(): Promise<void>
}

interface JobsOptions {
  readonly queues: readonly Queue[]
  /** Whether this process takes jobs; it can leave them in any case. */
  readonly works: boolean
  readonly timeZone: string
  readonly onError: (error: unknown) => void
  /** How often lost jobs are looked for. */
  readonly superviseSeconds?: number
  /** How often jobs are looked for that nobody called out: those that wait for another try. */
  readonly pollSeconds?: number
  /** Puts a span around the work of a queue. */
  readonly traced?: TraceJob | undefined
}

const startAgainMs = 5_000
const untraced: TraceJob = (_queue, work) => work()

/** pg-boss over the product's own connections: one pool, and one transaction with what the job is about. */
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
    // A database that is away for a moment must not leave a process that serves and never works.
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

/** Runs pg-boss's texts prepared once a connection, as ours are: planning one anew took longer than running it. */
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

/** pg-boss tells about some failures with an object that only looks like an error, and about some with values in it. */
function asError({ message, stack }: { message: string; stack?: string | undefined }): Error {
  return Object.assign(new Error(message), stack && { stack })
}

const tellAndGoOn = (onError: (error: unknown) => void) => (error: unknown) => {
  onError(error)
  return false
}

/** Jobs that were done are kept for an hour; a failed one is tried again, later and later. */
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
