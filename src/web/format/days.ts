import { clinic } from '../data/clinic.ts'

type Style = Intl.DateTimeFormatOptions

const medium: Style = { month: 'short', day: 'numeric', year: 'numeric' }

/** Writes instants by the clinic's clock. The server draws pages of a clinic that it knows later than this file. */
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

/** Writes days of the calendar, '2026-11-07', which have no time: no zone may move them. */
function asWritten(style: Style) {
  const format = new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' })
  return (day: string) => format.format(new Date(day))
}

/** The clinic's day of an instant: 'Nov 7, 2026'. */
export const dayOf = byClinicClock(medium)
/** 'Nov 7'. */
export const briefDayOf = byClinicClock({ month: 'short', day: 'numeric' })
/** 'November 7, 2026'. */
export const longDayOf = byClinicClock({ month: 'long', day: 'numeric', year: 'numeric' })
/** 'Sat, Nov 7'. */
export const weekdayOf = byClinicClock({ weekday: 'short', month: 'short', day: 'numeric' })
/** 'Nov 2026'. */
export const monthOf = byClinicClock({ month: 'short', year: 'numeric' })
/** '11:02 AM'. */
export const timeOf = byClinicClock({ hour: 'numeric', minute: '2-digit' })
/** 'Nov 7, 2026, 11:02 AM'. */
export const momentOf = byClinicClock({ dateStyle: 'medium', timeStyle: 'short' })
/** 'Nov 7, 2026, 11:02:31 AM'. */
export const exactMomentOf = byClinicClock({ dateStyle: 'medium', timeStyle: 'medium' })
/** The clinic's day of an instant as programs and date fields write it: '2026-11-07'. */
export const isoDayOf = byClinicClock({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA')
/** Today at the clinic: '2026-11-07'. */
export const clinicToday = () => isoDayOf(new Date())

/** A day of the calendar: 'Nov 7, 2026'. */
export const calendarDay = asWritten(medium)
/** As a document says it: 'November 7, 2026'. */
export const writtenDay = asWritten({ dateStyle: 'long' })
/** Of a day of the calendar. */
export const treatmentOn = (day: string) => `Treatment on ${calendarDay(day)}`
/** '11/7', for the axis of a chart. */
export const shortCalendarDay = asWritten({ month: 'numeric', day: 'numeric' })

const here = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
/** A time by this device's own clock, of what it did by itself: '11:02 AM'. */
export const timeHere = (instant: string) => here.format(new Date(instant))
