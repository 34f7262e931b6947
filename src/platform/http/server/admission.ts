import type Koa from 'koa'
import { type Priority, withPriority } from '#platform/database/priority.ts'
import { Busy } from '../route/refusals.ts'

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
  admit<T>(priority: Priority, hungUp: AbortSignal, work: () => Promise<T>): Promise<T>
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
      for (const queue of queues.values()) while (free > 0 && queue.beginOne()) free--
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

function queueWith({ most, waitTimeoutMs, hurriedMs }: WaitingLimits) {
  const begins = new Set<() => void>()
  let standingSince = 0
  const waitTimeout = () =>
    begins.size > 0 && performance.now() - standingSince > standingMs ? hurriedMs : waitTimeoutMs

  return {
    isFull: () => begins.size >= most,
    join: (hungUp: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const leave = () => {
          clearTimeout(late)
          hungUp.removeEventListener('abort', giveUp)
          begins.delete(begin)
        }
        const begin = () => {
          leave()
          resolve()
        }
        const giveUp = () => {
          leave()
          reject(new Busy())
        }
        const late = setTimeout(giveUp, waitTimeout())
        hungUp.addEventListener('abort', giveUp)
        if (begins.size === 0) standingSince = performance.now()
        begins.add(begin)
      }),
    beginOne(): boolean {
      const [begin] = begins
      begin?.()
      return begin !== undefined
    },
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
