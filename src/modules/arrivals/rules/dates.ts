/** Which part comes first in '03/04/1985'. */
export type DateOrder = 'day first' | 'month first'

export interface CalendarDate {
  /** Null if the cell has no year. */
  readonly year: number | null
  readonly month: number
  readonly day: number
}

/** Two numbers that could be day and month in either order, unless one is above 12. */
interface NumericDate {
  readonly first: number
  readonly second: number
  readonly year: number | null
}

const time = String.raw`(?:[T, ]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?)?`
const weekday = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+)?`
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${time}$`, 'i')
const numbers = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${time}$`, 'i')
const withoutYear = /^(\d{1,2})[-/](\d{1,2})$/
const cardDate = /^--(\d{2})-?(\d{2})$/
const dayThenMonth = new RegExp(
  String.raw`^${weekday}(\d{1,2})(?:st|nd|rd|th)?[-\s]+(?:of\s+)?([a-z]{3,9})\.?,?(?:[-\s]+(\d{4}|\d{2}))?${time}$`,
  'i',
)
const monthThenDay = new RegExp(
  String.raw`^${weekday}([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?${time}$`,
  'i',
)
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthNames =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i

/** The years that systems write for a birthday without one. */
const noYear = new Set([0, 1, 1600, 1604, 1900, 1904])

const zeros = /^0{1,4}(?:[-/]0{1,2}(?:[-/]0{1,4})?|\.0{1,2}\.0{1,4})(?:[T ]+[0:.]+Z?)?$/
const yearForNone = new RegExp(
  `(?<!\\d)(?:${[...noYear].map(year => String(year).padStart(4, '0')).join('|')})(?!\\d)`,
)

/** Recognizes what systems write for no date at all: zeros, or January 1 of a year such as 1900. */
export function isPlaceholderDate(cell: string, thisYear: number): boolean {
  const text = cell.trim()
  if (zeros.test(text)) return true
  if (!yearForNone.test(text)) return false
  const date = readDate(text, thisYear)
  return typeof date === 'object' && date.year === null && date.month === 1 && date.day === 1
}

/**
 * The date in a cell. Undefined if it isn't one, such as February 30; 'unclear' if day and month can't be told apart
 * and no order was given. Two-digit years are before `thisYear`.
 */
export function readDate(
  cell: string,
  thisYear: number,
  order?: DateOrder,
): CalendarDate | 'unclear' | undefined {
  const text = cell.trim()
  const named = namedDate(text, thisYear)
  if (named) return isOnCalendar(named) ? named : undefined
  const numeric = numericDate(text, thisYear)
  if (!numeric) return undefined
  const { first, second, year } = numeric
  const chosen = orderOf(numeric) ?? order
  if (chosen === undefined)
    return first === second && isOnCalendar({ year, month: first, day: second })
      ? { year, month: first, day: second }
      : bothPossible(numeric)
  const date =
    chosen === 'day first' ? { year, month: second, day: first } : { year, month: first, day: second }
  return isOnCalendar(date) ? date : undefined
}

const bothPossible = ({ first, second }: NumericDate) =>
  first > 0 && second > 0 ? ('unclear' as const) : undefined

/** The order that a single cell proves; undefined if none. */
export function orderOf({ first, second }: NumericDate): DateOrder | undefined {
  if (first > 12 && second <= 12) return 'day first'
  return second > 12 && first <= 12 ? 'month first' : undefined
}

/** The order that a cell proves, 'either' if both are possible, or undefined if it isn't two numbers. */
export function provedOrder(cell: string, thisYear: number): DateOrder | 'either' | undefined {
  const numeric = numericDate(cell.trim(), thisYear)
  if (!numeric || numeric.first === numeric.second) return undefined
  return orderOf(numeric) ?? 'either'
}

function numericDate(text: string, thisYear: number): NumericDate | undefined {
  const whole = numbers.exec(text)
  if (whole)
    return { first: Number(whole[1]), second: Number(whole[3]), year: wholeYear(whole[4] ?? '', thisYear) }
  const short = withoutYear.exec(text)
  return short ? { first: Number(short[1]), second: Number(short[2]), year: null } : undefined
}

/** A date whose parts are unambiguous: '1985-08-12', '12 August 1985', '--08-12'. */
function namedDate(text: string, thisYear: number): CalendarDate | undefined {
  const iso = yearFirst.exec(text)
  if (iso) return { year: wholeYear(iso[1] ?? '', thisYear), month: Number(iso[3]), day: Number(iso[4]) }
  const card = cardDate.exec(text)
  if (card) return { year: null, month: Number(card[1]), day: Number(card[2]) }
  const dayFirst = dayThenMonth.exec(text)
  if (dayFirst) return spelled(dayFirst[2], dayFirst[1], dayFirst[3], thisYear)
  const monthFirst = monthThenDay.exec(text)
  return monthFirst ? spelled(monthFirst[1], monthFirst[2], monthFirst[3], thisYear) : undefined
}

function spelled(month = '', day = '', year: string | undefined, thisYear: number): CalendarDate | undefined {
  if (!monthNames.test(month)) return undefined
  const index = months.indexOf(month.slice(0, 3).toLowerCase())
  return { year: year ? wholeYear(year, thisYear) : null, month: index + 1, day: Number(day) }
}

function wholeYear(digits: string, thisYear: number): number | null {
  const year = Number(digits)
  if (digits.length === 4) return noYear.has(year) ? null : year
  const century = thisYear - (thisYear % 100)
  return century + year > thisYear ? century - 100 + year : century + year
}

function isOnCalendar({ year, month, day }: CalendarDate): boolean {
  const days = new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate()
  return (
    month >= 1 && month <= 12 && day >= 1 && day <= days && (year === null || (year > 1880 && year < 2200))
  )
}

const two = (number: number) => String(number).padStart(2, '0')

/** 'YYYY-MM-DD', or 'MM-DD' without a year. */
export const dateText = ({ year, month, day }: CalendarDate): string =>
  year === null ? `${two(month)}-${two(day)}` : `${year}-${two(month)}-${two(day)}`
