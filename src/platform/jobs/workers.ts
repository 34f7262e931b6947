import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'

/** Performs a batch of jobs. `stopping` turns true when the process is about to end: leave the rest for a later job. */
export type Work = (contents: readonly Contents[], stopping: () => boolean) => Promise<void>
export type Contents = Readonly<Record<string, unknown>>

/**
 * A discreet worker has more to do for a member than for a stranger. It starts a moment later, so that it slows down neither
 * the response nor the next one.
 */
interface HowToWork {
  readonly isDiscreet?: boolean
}

/** How a module registers the work for its jobs. */
export interface Handling {
  /** Registers the worker of a queue. It may get several jobs together. */
  handle(queue: string, work: Work): void
  /** Registers a worker that gets one job at a time. A job that fails is retried alone. */
  handleEach(queue: string, work: (contents: Contents) => Promise<void>, how?: HowToWork): void
  /**
   * Also runs a queue's work without a job every few seconds, in each worker process, unless it is already running.
   * That picks up what a crashed process left behind.
   */
  poll(seconds: number, queue: string): void
}

/** Runs a queue's work, in a span if tracing is on. */
export type TraceJob = <T>(queue: string, work: () => Promise<T>) => Promise<T>

interface WorkersOptions {
  readonly onError: (error: unknown) => void
  readonly pollSeconds: number
  readonly traced: TraceJob
}

interface Workers extends Handling {
  /** Starts taking jobs. */
  start(): Promise<void>
  /** Takes no more jobs, and waits up to 8 s for the running ones. */
  finish(started: Promise<void>): Promise<void>
  areFinishing(): boolean
}

interface Job {
  readonly id: string
  readonly data: unknown
}

interface Handler {
  readonly queue: string
  readonly batchSize: number
  readonly take: (jobs: readonly Job[]) => Promise<void>
}

const longestFinishMs = 8_000
const discreetly = ({ isDiscreet = false }: HowToWork) => isDiscreet && sleep(500 + randomInt(1_000))
const contentsOf = ({ data }: Job) => (data ?? {}) as Contents

/** The workers of this process. */
export function openWorkers(boss: PgBoss, { onError, pollSeconds, traced }: WorkersOptions): Workers {
  const handlers: Handler[] = []
  const runs = new Map<string, (contents: readonly Contents[]) => Promise<void>>()
  const rounds: { seconds: number; queue: string }[] = []
  const timers: NodeJS.Timeout[] = []
  const underWay = new Map<string, Promise<void>>()
  let finishing = false

  const tracked = (queue: string, work: () => Promise<void>) => {
    const done = traced(queue, work).finally(() => underWay.delete(queue))
    underWay.set(queue, done)
    return done
  }
  const round = async (queue: string) => {
    const run = runs.get(queue)
    if (run && !finishing && !underWay.has(queue)) await run([]).catch(() => {})
  }
  const isFinishing = () => finishing
  return {
    handle(queue, work) {
      const run = (contents: readonly Contents[]) =>
        tracked(queue, () => withoutValues(work, contents, isFinishing, onError))
      const take = async (jobs: readonly Job[]) => {
        await underWay.get(queue)?.catch(() => {})
        await run(jobs.map(contentsOf))
      }
      runs.set(queue, run)
      handlers.push({ queue, batchSize: 100, take })
    },
    handleEach(queue, work, how = {}) {
      const take = async (jobs: readonly Job[]) => {
        await discreetly(how)
        await tracked(queue, () => oneByOne(boss, queue, jobs, work, { isFinishing, onError }))
      }
      handlers.push({ queue, batchSize: 10, take })
    },
    poll: (seconds, queue) => void rounds.push({ seconds, queue }),
    async start() {
      const polling = {
        notifyPollingIntervalSeconds: pollSeconds,
        pollingIntervalSeconds: Math.min(2, pollSeconds),
      }
      for (const { queue, batchSize, take } of handlers)
        await boss.work(queue, { ...polling, batchSize }, take)
      for (const { seconds, queue } of rounds)
        timers.push(setInterval(() => void round(queue), seconds * 1000).unref())
    },
    async finish(started) {
      finishing = true
      await started.catch(() => {})
      for (const timer of timers) clearInterval(timer)
      const rest = [...underWay.values()].map(done => done.catch(() => {}))
      const off = handlers.map(({ queue }) => boss.offWork(queue))
      await within(longestFinishMs, Promise.all([...rest, ...off]))
    },
    areFinishing: isFinishing,
  }
}

/** pg-boss stores an error with its job, and a database error contains personal data. */
async function withoutValues(
  work: Work,
  contents: readonly Contents[],
  isFinishing: () => boolean,
  onError: (error: unknown) => void,
): Promise<void> {
  try {
    await work(contents, isFinishing)
  } catch (error) {
    onError(error)
    throw new Error((error as Error).message)
  }
}

async function oneByOne(
  boss: PgBoss,
  queue: string,
  jobs: readonly Job[],
  work: (contents: Contents) => Promise<void>,
  { isFinishing, onError }: { isFinishing: () => boolean; onError: (error: unknown) => void },
): Promise<void> {
  for (const job of jobs) {
    if (isFinishing()) throw new Error('The process ends.')
    try {
      await work(contentsOf(job))
      await boss.complete(queue, job.id)
    } catch (error) {
      onError(error)
      await boss.fail(queue, job.id, { message: (error as Error).message })
    }
  }
}

async function within(ms: number, done: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise(resolve => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([done, late])
  clearTimeout(timer)
}
