import type Koa from 'koa'
import { type Priority, withPriority } from '#platform/database/priority.ts'
import { Busy } from '../route/refusals.ts'
import type { HungUp } from './hung-up.ts'

export interface AdmissionLimits {
  /** How many requests are worked on at once (D-112). */
  readonly atOnce: number
  readonly waiting: Readonly<Record<Priority, WaitingLimits>>
}

interface WaitingLimits {
  readonly most: number
  /** How long one waits, and how long where others have been waiting for a while: then waiting longer helps nobody. */
  readonly waitTimeoutMs: number
  readonly hurriedMs: number
}

export interface Admission {
  /** Throws `Busy` where no more may wait: before anything about the request was read. */
  refuseWhenFull(priority: Priority): void
  /** Runs work when it is its turn, or throws `Busy`. Whoever hangs up while waiting leaves. */
  admit<T>(priority: Priority, hungUp: HungUp, work: () => Promise<T>): Promise<T>
}

const inOrder: readonly Priority[] = ['high', 'normal', 'low']
const standingMs = 3_000

const waiting: AdmissionLimits['waiting'] = {
  high: { most: 500, waitTimeoutMs: 5_000, hurriedMs: 800 },
  normal: { most: 250, waitTimeoutMs: 5_000, hurriedMs: 400 },
  low: { most: 20, waitTimeoutMs: 500, hurriedMs: 100 },
}

/** The embedded database does one thing after the other: what was begun there can't be overtaken. */
export const admissionLimits = (database: 'embedded' | 'postgresql'): AdmissionLimits => ({
  atOnce: database === 'embedded' ? 4 : 20,
  waiting,
})

/** Above the capacity the server does what matters first and turns the rest away, instead of doing everything late. */
export function openAdmission({ atOnce, waiting }: AdmissionLimits): Admission {
  const queues = new Map(inOrder.map(priority => [priority, queueWith(waiting[priority])]))
  const queueOf = (priority: Priority) => queues.get(priority) as ReturnType<typeof queueWith>
  let free = atOnce

  let isDue = false
  // What has arrived is read before more is begun: only what is known can be put into order.
  const next = () => {
    if (isDue) return
    isDue = true
    setImmediate(() => {
      isDue = false
      for (const queue of queues.values()) {
        while (free > 0 && queue.beginOne()) free--
        queue.boundTheRest()
      }
    })
  }
  const refuseWhenFull = (priority: Priority) => {
    if (queueOf(priority).isFull()) throw new Busy()
  }

  return {
    refuseWhenFull,
    async admit(priority, hungUp, work) {
      refuseWhenFull(priority)
      const turn = queueOf(priority).join(hungUp)
      next()
      await turn
      try {
        return await withPriority(priority, work)
      } finally {
        free++
        next()
      }
    },
  }
}

interface Waiting {
  begin(): void
  /** It has to wait: from now on it leaves when that takes too long, or when whoever asked is gone. */
  bound(): void
}

function queueWith({ most, waitTimeoutMs, hurriedMs }: WaitingLimits) {
  // No set (D-321).
  const inLine: Waiting[] = []
  /** Those that came since the last turn, in which most of them begin. */
  let unbounded: Waiting[] = []
  let standingSince = 0
  const waitTimeout = () =>
    inLine.length > 0 && performance.now() - standingSince > standingMs ? hurriedMs : waitTimeoutMs

  return {
    isFull: () => inLine.length >= most,
    join: (hungUp: HungUp) =>
      new Promise<void>((resolve, reject) => {
        const timeoutMs = waitTimeout()
        let unbound = () => {}
        const waiting: Waiting = {
          begin() {
            unbound()
            resolve()
          },
          bound() {
            unbound = bounded(timeoutMs, hungUp(), () => {
              unbound()
              inLine.splice(inLine.indexOf(waiting), 1)
              reject(new Busy())
            })
          },
        }
        if (inLine.length === 0) standingSince = performance.now()
        inLine.push(waiting)
        unbounded.push(waiting)
      }),
    beginOne(): boolean {
      const first = inLine.shift()
      first?.begin()
      return first !== undefined
    },
    boundTheRest(): void {
      const came = unbounded
      unbounded = []
      for (const waiting of came) if (inLine.includes(waiting)) waiting.bound()
    },
  }
}

/** Calls `giveUp` after that time or when somebody is gone; gives the way to call it off. */
function bounded(ms: number, gone: AbortSignal, giveUp: () => void): () => void {
  if (gone.aborted) giveUp()
  const late = gone.aborted ? undefined : setTimeout(giveUp, ms)
  gone.addEventListener('abort', giveUp)
  return () => {
    clearTimeout(late)
    gone.removeEventListener('abort', giveUp)
  }
}

/** Turns requests away before body and session are looked at, and lets their statements go in their order. */
export function atTheDoor(admission: Admission, priorityOf: (ctx: Koa.Context) => Priority): Koa.Middleware {
  return (ctx, next) => {
    const priority = priorityOf(ctx)
    admission.refuseWhenFull(priority)
    return withPriority(priority, next)
  }
}
