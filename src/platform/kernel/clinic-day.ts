/** The clinic's IANA time zone, or a function that returns the current one for long-lived objects (D-207). */
export type TimeZone = string | (() => string)

export const zoneOf = (timeZone: TimeZone): string => (typeof timeZone === 'string' ? timeZone : timeZone())

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(timeZone, format)
  }
  return format
}

/** The last minute looked up per zone: the day only changes at full minutes. */
const lastDays = new Map<string, { readonly minute: number; readonly day: string }>()

/** The clinic's calendar day at an instant, as 'YYYY-MM-DD' (D-12). */
export function clinicDay(at: Date, timeZone: TimeZone): string {
  const zone = zoneOf(timeZone)
  const minute = Math.floor(at.getTime() / 60_000)
  const last = lastDays.get(zone)
  if (last?.minute === minute) return last.day
  const day = wallClock(at, zone).slice(0, 10)
  lastDays.set(zone, { minute, day })
  return day
}

/** The time on the clinic's clock at an instant, as 'HH:MM'. */
export function clinicTime(at: Date, timeZone: TimeZone): string {
  return wallClock(at, timeZone).slice(11, 16)
}

/**
 * The instant when the clinic's clock shows this day and time ('2026-11-25', '09:00'). For a time that occurs twice,
 * it's the first. A time skipped by daylight saving counts as if the clock hadn't moved.
 */
export function instantAt(day: string, time: string, timeZone: TimeZone): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const ahead = (at: number) => Date.parse(`${wallClock(new Date(at), timeZone)}Z`) - at
  const candidates = [wanted - ahead(wanted - 86_400_000), wanted - ahead(wanted + 86_400_000)]
  const shown = candidates.filter(at => at + ahead(at) === wanted)
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.max(...candidates))
}

/** Full days from one clinic day to another; negative if `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** The clinic day that many days later, or earlier if `days` is negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The first instant of the next clinic day. If daylight saving skips midnight, it's the first minute that exists. */
export function nextClinicDay(at: Date, timeZone: TimeZone): Date {
  const today = clinicDay(at, timeZone)
  let early = Math.floor(at.getTime() / 60_000)
  let late = early + 26 * 60
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (clinicDay(new Date(middle * 60_000), timeZone) > today) late = middle
    else early = middle
  }
  return new Date(late * 60_000)
}

/** The first instant of the clinic day that contains `at`. */
export function clinicDayStart(at: Date, timeZone: TimeZone): Date {
  const earlier = nextClinicDay(new Date(at.getTime() - 26 * 3_600_000), timeZone)
  return clinicDay(earlier, timeZone) === clinicDay(at, timeZone) ? earlier : nextClinicDay(earlier, timeZone)
}

/** The first instant of the next clinic month. */
export function nextClinicMonth(at: Date, timeZone: TimeZone): Date {
  const month = clinicDay(at, timeZone).slice(0, 7)
  let day = at
  while (clinicDay(day, timeZone).slice(0, 7) === month) day = nextClinicDay(day, timeZone)
  return day
}

/** A clinic day in words: 'Sunday, November 22'. */
export function spokenDay(at: Date, timeZone: TimeZone): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zoneOf(timeZone),
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(at)
}

function wallClock(at: Date, timeZone: TimeZone): string {
  const parts = Object.fromEntries(
    formatFor(zoneOf(timeZone))
      .formatToParts(at)
      .map(part => [part.type, part.value]),
  )
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}:${parts['second']}`
}

/** Whether this computer knows a time zone with this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * An instant on the clinic's clock, with the zone for people elsewhere: 'Saturday, November 21, 2026 at 10:00 AM PST'.
 */
export function momentInWords(at: Date, timeZone: TimeZone): string {
  const day = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  const text = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: zoneOf(timeZone), ...part }).format(at)
  // Newer versions of Node put a narrow space before AM, but emails are plain text.
  return `${text(day)} at ${text(time)}`.replaceAll('\u202f', ' ')
}
