import { AsyncLocalStorage } from 'node:async_hooks'

/** The current time for everything in this process. */
export interface Clock {
  readonly now: () => Date
  /**
   * Runs work as if it were that moment, while everything else keeps the real time. The demo builds its past with this,
   * through the same calls that patients and staff make.
   */
  readonly at: <T>(moment: Date, work: () => Promise<T>) => Promise<T>
  /** The clinic's current time zone. */
  readonly timeZone: () => string
  /** Changes the clinic's time zone in this process. */
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
