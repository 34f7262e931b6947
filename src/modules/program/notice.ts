import { clinicDay, dayAfter, daysBetween, instantAt, type TimeZone } from '#platform/kernel/clinic-day.ts'

/** How many clinic days in advance members learn of unfavorable changes (D-170). */
export const noticeDays = 30

/** Whether publishing at this time leaves enough notice. */
export const keepsNotice = (at: Date, now: Date, timeZone: TimeZone): boolean =>
  daysBetween(clinicDay(now, timeZone), clinicDay(at, timeZone)) >= noticeDays

/** The time when the notice period ends. */
export const noticeEnds = (now: Date, timeZone: TimeZone): Date =>
  instantAt(dayAfter(clinicDay(now, timeZone), noticeDays), '00:00', timeZone)

/** The start of the clinic day one notice period ago. */
export const noticeBegan = (now: Date, timeZone: TimeZone): Date =>
  instantAt(dayAfter(clinicDay(now, timeZone), -noticeDays), '00:00', timeZone)
