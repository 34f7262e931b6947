import { AsyncLocalStorage } from 'node:async_hooks'

/** What time it is for everything that runs in this process. */
export interface Clock {
  readonly now: () => Date
  /**
   * Runs work for which it is that moment, while it stays now for everybody else: a demo is given its past through the
   * same calls that patients and staff make.
   */
  readonly at: <T>(moment: Date, work: () => Promise<T>) => Promise<T>
  /** The zone of the clinic's clock at this moment. */
  readonly timeZone: () => string
  /** Has the clinic's clock show another zone from now on, in this process. */
  readonly setTimeZone: (timeZone: string) => void
}

export function openClock(zone: string, now = () => new Date()): Clock {
  const moments = new AsyncLocalStorage<Date>()
  let current = zone
  return {
    now: () => moments.getStore() ?? now(),
    at: (moment, work) => moments.run(moment, work),
    timeZone: () => current,
    setTimeZone(next) {
      current = next
    },
  }
}
