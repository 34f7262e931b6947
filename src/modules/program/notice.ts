import { clinicDay, dayAfter, daysBetween, instantAt, type TimeZone } from '#platform/kernel/clinic-day.ts'

/** How long members know beforehand what gets worse for them, in clinic days (D-170). */
export const noticeDays = 30

/** Whether what is published at this time is announced long enough before. */
export const keepsNotice = (at: Date, now: Date, timeZone: TimeZone): boolean =>
  daysBetween(clinicDay(now, timeZone), clinicDay(at, timeZone)) >= noticeDays

/** The first instant at which the notice period is over. */
export const noticeEnds = (now: Date, timeZone: TimeZone): Date =>
  instantAt(dayAfter(clinicDay(now, timeZone), noticeDays), '00:00', timeZone)

/** The first instant of the clinic day that lies as long ago. */
export const noticeBegan = (now: Date, timeZone: TimeZone): Date =>
  instantAt(dayAfter(clinicDay(now, timeZone), -noticeDays), '00:00', timeZone)
