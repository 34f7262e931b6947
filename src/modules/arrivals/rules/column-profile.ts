import {
  bare,
  decimalsIn,
  isPlaceholderEmail,
  looksLikePhone,
  readEmail,
  readMoney,
  readPoints,
  readYesNo,
  saysNothing,
  startOf,
  withoutApostrophe,
} from './cells.ts'
import { type DateOrder, isPlaceholderDate, provedOrder, readDate } from './dates.ts'

/** Counts of the kinds of cells in a column, over all of its rows. */
export interface ColumnProfile {
  readonly heading: string
  /** Cells with a value. */
  readonly filled: number
  readonly emails: number
  readonly phones: number
  /** Phone numbers written with a plus, parentheses or hyphens. */
  readonly formattedPhones: number
  readonly dates: number
  readonly datesWithoutYear: number
  readonly provesDayFirst: number
  readonly provesMonthFirst: number
  /** The first date that could be read in either order; empty if there is none. */
  readonly eitherOrder: string
  readonly oldestYear: number
  readonly newestYear: number
  readonly wholeNumbers: number
  readonly amounts: number
  /** Some cells have decimals after a period. */
  readonly hasDecimals: boolean
  /** Some cells have periods for thousands, or a comma for decimals. */
  readonly hasThousands: boolean
  /** The first cell such as '1.234', whose period may be for thousands or decimals; empty if there is none. */
  readonly maybeThousands: string
  readonly yesNos: number
  /** 'Hart, Mia' */
  readonly commaNames: number
  /** 'Mia Hart' */
  readonly twoWordNames: number
  readonly words: number
  readonly distinct: number
  readonly examples: readonly string[]
}

export interface ProfileCounter {
  add(cell: string): void
  profile(): ColumnProfile
}

const mostDistinct = 1_000
const longestExample = 60
const commaName = /^\p{Lu}[\p{L}'’. -]+,\s*\p{Lu}[\p{L}'’. -]*\p{Ll}[\p{L}'’. -]*$/u
const twoWords = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u
const letters = /\p{L}{2}/u

/** Counts a column's cells while the file is read. It stores only three examples. */
export function countColumn(heading: string, thisYear: number): ProfileCounter {
  const counts = {
    ...{ filled: 0, emails: 0, phones: 0, formattedPhones: 0, dates: 0, datesWithoutYear: 0 },
    ...{ provesDayFirst: 0, provesMonthFirst: 0, eitherOrder: '', oldestYear: 9999, newestYear: 0 },
    ...{ wholeNumbers: 0, amounts: 0, yesNos: 0, commaNames: 0, twoWordNames: 0, words: 0 },
    ...{ hasDecimals: false, hasThousands: false, maybeThousands: '' },
  }
  const values = new Set<string>()
  const examples: string[] = []

  const countDate = (text: string) => {
    const date = readDate(text, thisYear, 'month first') ?? readDate(text, thisYear, 'day first')
    if (!date || date === 'unclear') return
    counts.dates++
    if (date.year === null) counts.datesWithoutYear++
    else {
      counts.oldestYear = Math.min(counts.oldestYear, date.year)
      counts.newestYear = Math.max(counts.newestYear, date.year)
    }
    const order: DateOrder | 'either' | undefined = provedOrder(text, thisYear)
    if (order === 'day first') counts.provesDayFirst++
    if (order === 'month first') counts.provesMonthFirst++
    if (order === 'either') counts.eitherOrder ||= startOf(text, longestExample)
  }
  const countPhone = (text: string) => {
    if (!looksLikePhone(text)) return
    counts.phones++
    if (/[+()]|\d[-. ]\d/.test(withoutApostrophe(text))) counts.formattedPhones++
  }
  const countAmount = (text: string) => {
    if (readMoney(text) !== undefined) counts.amounts++
    const decimals = decimalsIn(text)
    if (decimals === 'yes') counts.hasDecimals = true
    if (decimals === 'no') counts.hasThousands = true
    if (decimals === 'maybe') counts.maybeThousands ||= text
  }
  return {
    add(cell) {
      const text = bare(cell)
      const email = readEmail(text)
      if (readYesNo(text) !== undefined) counts.yesNos++
      if (readPoints(text) !== undefined) counts.wholeNumbers++
      if (text === '' || (saysNothing(text) && text !== '0') || (email && isPlaceholderEmail(email))) {
        if (email) {
          counts.emails++
          counts.filled++
        }
        return
      }
      if (isPlaceholderDate(text, thisYear)) return
      counts.filled++
      if (email) counts.emails++
      countAmount(text)
      if (letters.test(text)) counts.words++
      if (commaName.test(text)) counts.commaNames++
      else if (twoWords.test(text)) counts.twoWordNames++
      countDate(text)
      countPhone(text)
      if (values.size < mostDistinct && !values.has(text)) {
        values.add(text)
        if (examples.length < 3) examples.push(startOf(text, longestExample))
      }
    },
    profile: () => ({ heading, ...counts, distinct: values.size, examples: [...examples] }),
  }
}
