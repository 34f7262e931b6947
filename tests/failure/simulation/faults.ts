import type { Engine, Run } from '#platform/database/database.ts'

/** What can happen to a request besides being answered. */
export const requestFaults = ['lost answer', 'repeated', 'sent twice at once', 'delayed', 'killed'] as const
export type RequestFault = (typeof requestFaults)[number]

/** The process whose engine this was has died: nobody hears what came of its statements. */
export class ProcessKilled extends Error {}

export interface Hold {
  /** Resolves when a request stands before its next write. */
  readonly reached: Promise<void>
  /** Lets it go on; also when it never came so far. */
  release(): void
}

/** A database as one process sees it, which can die between any two of its writes. */
export interface CrashableEngine {
  readonly engine: Engine
  /** Rejects when the process dies. */
  readonly death: Promise<never>
  isDead(): boolean
  /** Dies now: open transactions are taken back, statements under way end unheard. */
  kill(): void
  /** Dies at the n-th point from now: before or after a write, before or after a commit. */
  killAt(point: number): void
  /** Keeps the next write or transaction waiting; with `inside`, the next write within a transaction. */
  holdNext(inside: boolean): Hold
}

const writes = (text: string) => /\b(insert|update|delete)\b/i.test(text)

/**
 * Counts only writes and commits, because how often something is read depends on caches, and they on the real clock.
 */
export function crashable(base: Engine): CrashableEngine {
  let dead = false
  let pointsLeft = Number.POSITIVE_INFINITY
  let held: { readonly inside: boolean; readonly stop: () => Promise<void> } | undefined
  let die: (reason: Error) => void = () => {}
  const death = new Promise<never>((_, reject) => {
    die = reject
  })
  death.catch(() => {})

  const kill = () => {
    dead = true
    die(new ProcessKilled('The process was killed.'))
  }
  const alive = () => {
    if (dead) throw new ProcessKilled('The process was killed.')
  }
  const point = () => {
    alive()
    pointsLeft -= 1
    if (pointsLeft <= 0) kill()
    alive()
  }
  const before = async (inside: boolean) => {
    alive()
    if (held?.inside === inside) {
      const { stop } = held
      held = undefined
      await stop()
    }
    point()
  }
  const statement =
    (run: Run, inside: boolean): Run =>
    async (name, text, values) => {
      alive()
      if (!writes(text)) return run(name, text, values)
      await before(inside)
      const result = await run(name, text, values)
      point()
      return result
    }

  return {
    death,
    isDead: () => dead,
    kill,
    killAt(n) {
      pointsLeft = n
    },
    holdNext(inside) {
      let reach = () => {}
      let release = () => {}
      const reached = new Promise<void>(resolve => {
        reach = resolve
      })
      const released = new Promise<void>(resolve => {
        release = resolve
      })
      const mine = {
        inside,
        async stop() {
          reach()
          await Promise.race([released, death])
        },
      }
      held = mine
      return {
        reached,
        release() {
          if (held === mine) held = undefined
          release()
        },
      }
    },
    engine: {
      ...base,
      run: statement(base.run, false),
      async script(text) {
        alive()
        return base.script(text)
      },
      async transaction(work) {
        await before(false)
        const result = await base.transaction(async run => {
          const done = await Promise.race([work(statement(run, true)), death])
          point()
          return done
        })
        point()
        return result
      },
    },
  }
}
