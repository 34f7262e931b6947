import { clinic } from '../data/clinic.ts'

type Style = Intl.DateTimeFormatOptions

const medium: Style = { month: 'short', day: 'numeric', year: 'numeric' }

/**
 * Formats instants in the clinic's time zone. It's read on each call, because the server learns it after loading this
 * file.
 */
function byClinicClock(style: Style, locale = 'en-US') {
  let format: Intl.DateTimeFormat | undefined
  let zone: string | undefined
  return (instant: string | number | Date) => {
    if (!format || zone !== clinic.timeZone) {
      zone = clinic.timeZone
      format = new Intl.DateTimeFormat(locale, { ...style, timeZone: zone })
    }
    return format.format(new Date(instant))
  }
}

/** Formats calendar days such as '2026-11-07'. They have no time, so no time zone may shift them. */
function asWritten(style: Style) {
  const format = new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' })
  return (day: string) => format.format(new Date(day))
}

/** With spaces that keep it on one line. */
const onOneLine =
  <T>(format: (when: T) => string) =>
  (when: T) =>
    format(when).replaceAll(' ', '\u00a0')

/** The clinic day of an instant: 'Nov 7, 2026'. */
export const dayOf = onOneLine(byClinicClock(medium))
/** 'Nov 7'. */
export const briefDayOf = byClinicClock({ month: 'short', day: 'numeric' })
/** 'November 7, 2026'. */
export const longDayOf = byClinicClock({ month: 'long', day: 'numeric', year: 'numeric' })
/** 'Sat, Nov 7'. */
export const weekdayOf = onOneLine(byClinicClock({ weekday: 'short', month: 'short', day: 'numeric' }))
/** 'Nov 2026'. */
export const monthOf = byClinicClock({ month: 'short', year: 'numeric' })
/** '11:02 AM'. */
export const timeOf = onOneLine(byClinicClock({ hour: 'numeric', minute: '2-digit' }))
/** 'Nov 7, 2026, 11:02 AM'. */
export const momentOf = (instant: string | number | Date) => `${dayOf(instant)}, ${timeOf(instant)}`
/** 'Nov 7, 2026, 11:02:31 AM'. */
export const exactMomentOf = byClinicClock({ dateStyle: 'medium', timeStyle: 'medium' })
/** The clinic day of an instant for programs and date fields: '2026-11-07'. */
export const isoDayOf = byClinicClock({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA')
/** Today at the clinic: '2026-11-07'. */
export const clinicToday = () => isoDayOf(new Date())

/** A day of the calendar: 'Nov 7, 2026'. */
export const calendarDay = asWritten(medium)
const dayWithoutYear = asWritten({ month: 'long', day: 'numeric' })
/** A birthday: 'Nov 7, 1991', or 'November 7' from '11-07'. */
export const birthdayText = (birthday: string) =>
  birthday.length === 5 ? dayWithoutYear(`2000-${birthday}`) : calendarDay(birthday)
/** For documents: 'November 7, 2026'. */
export const writtenDay = asWritten({ dateStyle: 'long' })
/** For a calendar day. */
export const treatmentOn = (day: string) => `Treatment on ${onOneLine(calendarDay)(day)}`
/** '11/7', for the axis of a chart. */
export const shortCalendarDay = asWritten({ month: 'numeric', day: 'numeric' })

const here = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
/** A time on this device's own clock, for its own actions: '11:02 AM'. */
export const timeHere = (instant: string) => here.format(new Date(instant))
