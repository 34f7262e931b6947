import { clinicDay, clinicTime, instantAt, type TimeZone } from './clinic-day.ts'

/** No marketing is sent between these times of the clinic's clock ('HH:MM'). They may span midnight. */
export interface QuietHours {
  readonly from: string
  readonly until: string
}

/** '21:00-09:00', or 'off'. */
export const quietHoursPattern = /^(off|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)$/

export function quietHoursIn(text: string): QuietHours | undefined {
  const [from, until] = text.split('-')
  return from && until ? { from, until } : undefined
}

export const quietHoursText = (hours: QuietHours | undefined): string =>
  hours ? `${hours.from}-${hours.until}` : 'off'

const dayMs = 86_400_000

/** When the current quiet hours end; undefined outside of them. */
export function quietUntil(at: Date, hours: QuietHours | undefined, timeZone: TimeZone): Date | undefined {
  if (!hours || !isWithin(clinicTime(at, timeZone), hours)) return undefined
  const today = instantAt(clinicDay(at, timeZone), hours.until, timeZone)
  if (today > at) return today
  // Start from the morning, not from late evening: a day may have 23 hours.
  return instantAt(clinicDay(new Date(today.getTime() + dayMs), timeZone), hours.until, timeZone)
}

function isWithin(time: string, { from, until }: QuietHours): boolean {
  return from <= until ? from <= time && time < until : time >= from || time < until
}
