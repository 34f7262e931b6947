import { dayAfter, instantAt } from '#platform/kernel/clinic-day.ts'
import type { Dice } from '../../support/dice.ts'

export const timeZone = 'America/Los_Angeles'
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone })

/** The clinic's day at an instant, 'YYYY-MM-DD', found without the product's own code. */
export const dayOf = (at: number) => calendar.format(at)

/** Days that are unlike others: both changes of the clock, a leap day, the end of a year. */
const unusualDays = ['2026-11-01', '2027-03-14', '2028-02-29', '2026-12-31']

/** A first day from which an unusual one comes within the simulated days. */
export function firstDay(dice: Dice, days: number): string {
  const unusual = dice.oneOf(unusualDays)
  return dayAfter(unusual, -(1 + dice.below(Math.max(1, days - 3))))
}

/** The clinic's day so many days after the first one. */
export const dayNumber = (first: string, days: number) => dayAfter(first, days)

/** The instant at which the clinic's clock shows a time of a day. */
export const instantOf = (day: string, time: string) => instantAt(day, time, timeZone).getTime()

export interface VirtualClock {
  /** What the product takes for the time. */
  readonly now: () => Date
  /** Moves the true time; it never goes back. */
  moveTo(at: number): void
  /** Sets how far the product's clock is off the true time, in milliseconds. */
  step(offMs: number): void
  /** Does something as it would have been some milliseconds ago. */
  earlier<T>(ms: number, work: () => Promise<T>): Promise<T>
}

/** A clock that stands still between two operations, and may be wrong. */
export function virtualClock(): VirtualClock {
  let time = 0
  let off = 0
  return {
    now: () => new Date(time + off),
    moveTo(at) {
      time = Math.max(time, at)
    },
    step(offMs) {
      off = offMs
    },
    async earlier(ms, work) {
      time -= ms
      return work().finally(() => {
        time += ms
      })
    },
  }
}
