import type Koa from 'koa'
import { Busy } from '../route/refusals.ts'
import type { HungUp } from './hung-up.ts'

export interface AdmissionLimits {
  /** How many requests are worked on at once (D-112). */
  readonly atOnce: number
  /** How many may wait for that. */
  readonly most: number
  /** How long one waits, and how long where others have been waiting for a while: then waiting longer helps nobody. */
  readonly waitTimeoutMs: number
  readonly hurriedMs: number
}

export interface Admission {
  /** Throws `Busy` where no more may wait: before anything about the request was read. */
  refuseWhenFull(): void
  /** Runs work when it is its turn, or throws `Busy`. Whoever hangs up while waiting leaves. */
  admit<T>(hungUp: HungUp, work: () => Promise<T>): Promise<T>
}

const standingMs = 3_000

/** The embedded database does one thing after the other: more at once would not be faster. */
export const admissionLimits = (database: 'embedded' | 'postgresql'): AdmissionLimits => ({
  atOnce: database === 'embedded' ? 4 : 20,
  most: 500,
  waitTimeoutMs: 5_000,
  hurriedMs: 800,
})

/** Above the capacity the server turns requests away at once, instead of answering all of them late. */
export function openAdmission({ atOnce, ...limits }: AdmissionLimits): Admission {
  const queue = queueWith(limits)
  let free = atOnce

  let isDue = false
  const next = () => {
    if (isDue) return
    isDue = true
    setImmediate(() => {
      isDue = false
      while (free > 0 && queue.beginOne()) free--
      queue.boundTheRest()
    })
  }
  const refuseWhenFull = () => {
    if (queue.isFull()) throw new Busy()
  }

  return {
    refuseWhenFull,
    async admit(hungUp, work) {
      refuseWhenFull()
      const turn = queue.join(hungUp)
      next()
      await turn
      try {
        return await work()
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

function queueWith({ most, waitTimeoutMs, hurriedMs }: Omit<AdmissionLimits, 'atOnce'>) {
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

/** Turns requests away before body and session are looked at. */
export function atTheDoor(admission: Admission): Koa.Middleware {
  return (_ctx, next) => {
    admission.refuseWhenFull()
    return next()
  }
}
