import { clinic } from '../shell/clinic.ts'

const style = { month: 'short', day: 'numeric', year: 'numeric' } as const
const inClinic = new Intl.DateTimeFormat('en-US', { ...style, timeZone: clinic.timeZone })
const asWritten = new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' })
const machine = new Intl.DateTimeFormat('en-CA', { timeZone: clinic.timeZone })

const brief = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: clinic.timeZone })

/** The same in few letters: 'Nov 7'. */
export const brieflyDayOf = (instant: string) => brief.format(new Date(instant))

/** The day of an instant in the clinic's calendar. */
export const dayOf = (instant: string) => inClinic.format(new Date(instant))

/** A day of the calendar, '2026-11-07', as people read it. */
export const dayInWords = (day: string) => asWritten.format(new Date(`${day}T00:00:00Z`))

/** Today in the clinic, as a date field has it. */
export const today = () => machine.format(new Date())
