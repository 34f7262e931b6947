import type { PgBoss } from 'pg-boss'

/** What a job needs to know; `stopping` turns true when the process wants to end: leave the rest to a later job. */
export type Work = (contents: readonly Contents[], stopping: () => boolean) => Promise<void>
export type Contents = Readonly<Record<string, unknown>>

/** How a module says what is to be done for a job. */
export interface Handling {
  /** Who does the jobs of a queue. Several of them may be handed over at once. */
  handle(queue: string, work: Work): void
  /** The same for each job by itself: one that fails is tried again alone. */
  handleEach(queue: string, work: (contents: Contents) => Promise<void>): void
  /**
   * Does the work of a queue without a job as well, so often in each process that works, unless it is at it: what another
   * process took along when it was lost is found in time.
   */
  poll(seconds: number, queue: string): void
}

/** Runs the work of a queue, with a span around it where that is wanted. */
export type TraceJob = <T>(queue: string, work: () => Promise<T>) => Promise<T>

interface WorkersOptions {
  readonly onError: (error: unknown) => void
  readonly pollSeconds: number
  readonly traced: TraceJob
}

interface Workers extends Handling {
  /** Begins to take jobs. */
  start(): Promise<void>
  /** Takes no more jobs and waits up to 8 s for those at hand. */
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
const contentsOf = ({ data }: Job) => (data ?? {}) as Contents

/** What this process does of the jobs. */
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
    handleEach(queue, work) {
      const take = (jobs: readonly Job[]) =>
        tracked(queue, () => oneByOne(boss, queue, jobs, work, { isFinishing, onError }))
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

/** What is thrown is kept with the job; a database error carries somebody's values along. */
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
