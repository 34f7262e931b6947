import { bare, looksLikePhone, readEmail, readMoney } from './cells.ts'
import type { ColumnProfile } from './column-profile.ts'
import type { DateOrder } from './dates.ts'
import { readDate } from './dates.ts'
import { type Field, isDate, mayRepeat } from './fields.ts'
import { type HeadingMeaning, meaningOf } from './headings.ts'

/** Our best guess for a column. If we aren't sure, staff are asked. */
export interface RecognizedColumn {
  readonly index: number
  readonly heading: string
  readonly field: Field
  readonly isSure: boolean
  /** For date columns, the order that its rows prove; null if they prove none. */
  readonly dateOrder: DateOrder | null
  /** The order of its dates can't be proved. */
  readonly asksOrder: boolean
  /** Its numbers have decimals after a period, so '1.234' isn't 1,234. */
  readonly hasDecimals: boolean
  /** A question for staff; empty if there is none. */
  readonly question: string
  readonly examples: readonly string[]
}

type Guess = Pick<RecognizedColumn, 'field' | 'isSure' | 'question'>

const sure = (field: Field): Guess => ({ field, isSure: true, question: '' })
const unsure = (field: Field, question: string): Guess => ({ field, isSure: false, question })

const lookAtIt = 'Please choose what this column is.'

/** Recognizes each column of a file by its heading and all of its cells. */
export function recognizeColumns(
  profiles: readonly ColumnProfile[],
  thisYear: number,
): readonly RecognizedColumn[] {
  const meanings = inContext(profiles.map(({ heading }) => meaningOf(heading)))
  const guesses = profiles.map((profile, index) =>
    isPointsOfList(profiles, profile) ? sure('points') : guessOf(profile, meanings[index], thisYear),
  )
  return oncePerField(profiles, guesses).map((guess, index) => {
    const profile = profiles[index] as ColumnProfile
    const dateOrder = orderIn(profile)
    const asksOrder = dateOrder === null && needsOrder(profile)
    const question =
      asksOrder && isDate(guess.field) ? askOrder(profile) : isNumber(guess.field) ? askDecimals(profile) : ''
    return {
      ...{ index, heading: profile.heading, dateOrder, asksOrder },
      hasDecimals: profile.hasDecimals,
      examples: asksOrder ? withDate(profile) : profile.examples,
      ...(question ? { ...guess, isSure: false, question } : guess),
    }
  })
}

/** Next to a 'Surname', 'Name' is a first name. Two spend columns are added up. */
function inContext(
  meanings: readonly (HeadingMeaning | undefined)[],
): readonly (HeadingMeaning | undefined)[] {
  const has = (field: Field) => meanings.some(meaning => meaning?.field === field)
  const namesAreHalves = has('lastName') && !has('firstName')
  const amounts = meanings.filter(meaning => meaning?.field === 'spend')
  const isSum = amounts.length === 2 && amounts.every(meaning => meaning?.isVague)
  return meanings.map(meaning => {
    if (meaning?.field === 'fullName' && namesAreHalves) return { field: 'firstName', isVague: false }
    return meaning?.field === 'spend' && isSum ? { field: 'spend', isVague: false } : meaning
  })
}

function guessOf(profile: ColumnProfile, meaning: HeadingMeaning | undefined, thisYear: number): Guess {
  const byCells = guessByCells(profile, thisYear)
  if (!meaning) return profile.filled === 0 ? sure('ignore') : byCells
  if (meaning.field === 'ignore') return meaning.isVague ? unsure('ignore', lookAtIt) : sure('ignore')
  if (!fits(meaning.field, profile)) {
    const field = byCells.field === 'ignore' ? meaning.field : byCells.field
    return unsure(field, 'This column’s heading doesn’t match what’s in it. What is it?')
  }
  if (meaning.field === 'fullName' && byCells.field === 'fullName') return sure('fullName')
  return meaning.isVague && profile.filled > 0 ? unsure(meaning.field, lookAtIt) : sure(meaning.field)
}

/** Loyalty programs export points as two columns: email addresses and whole numbers. */
const isPointsOfList = (profiles: readonly ColumnProfile[], profile: ColumnProfile): boolean =>
  profiles.length === 2 &&
  profiles.some(({ emails, filled }) => filled > 0 && emails >= filled * 0.8) &&
  profile.filled > 0 &&
  profile.wholeNumbers === profile.filled &&
  (profile.heading === '' || meaningOf(profile.heading)?.field === 'points')

/** Whether the cells fit the heading. An empty column fits any. */
function fits(field: Field, profile: ColumnProfile): boolean {
  const { filled } = profile
  if (filled === 0) return true
  const most = (count: number, share = 0.7) => count >= filled * share
  const few = (count: number) => count <= filled * 0.1
  if (isDate(field)) return most(profile.dates)
  switch (field) {
    case 'email':
      return most(profile.emails, 0.6)
    case 'phone':
      return most(profile.phones, 0.6)
    case 'points':
    case 'visits':
      return most(profile.wholeNumbers, 0.9) && few(profile.dates)
    case 'spend':
      return most(profile.amounts, 0.9)
    case 'emailConsent':
    case 'smsConsent':
    case 'emailOptOut':
    case 'smsOptOut':
    case 'noContact':
    case 'blocked':
      return profile.distinct <= 8 && few(profile.emails) && few(profile.dates)
    case 'firstName':
    case 'lastName':
    case 'fullName':
    case 'tier':
      return few(profile.emails) && few(profile.phones) && few(profile.dates) && most(profile.words, 0.6)
    case 'externalId':
      return profile.distinct >= Math.min(filled, 1_000) * 0.95 && few(profile.dates)
    case 'treatments':
    case 'address':
      return few(profile.emails) && few(profile.dates)
    default:
      return true
  }
}

/** A guess from the cells alone. Only email addresses and formatted phone numbers are certain. */
function guessByCells(profile: ColumnProfile, thisYear: number): Guess {
  const { filled, heading } = profile
  const most = (count: number, share = 0.8) => filled > 0 && count >= filled * share
  const name = heading === '' ? 'This column' : `“${heading}”`
  if (most(profile.emails)) return sure('email')
  if (most(profile.dates)) return dateByYears(profile, name, thisYear)
  if (most(profile.phones, 0.9))
    return most(profile.formattedPhones) && profile.distinct >= Math.min(filled, 1_000) * 0.5
      ? sure('phone')
      : unsure('phone', `${name} looks like phone numbers. Is that right?`)
  if (most(profile.wholeNumbers)) return unsure('ignore', `${name} has numbers. Are they points or visits?`)
  if (most(profile.amounts)) return unsure('ignore', `${name} has amounts. Is it what people have spent?`)
  if (most(profile.commaNames) || most(profile.twoWordNames))
    return unsure('fullName', `${name} looks like full names. Is that right?`)
  return unsure('ignore', lookAtIt)
}

function dateByYears(
  { oldestYear, newestYear, datesWithoutYear, dates }: ColumnProfile,
  name: string,
  thisYear: number,
): Guess {
  if (datesWithoutYear > dates / 2 || oldestYear < thisYear - 30)
    return unsure('birthday', `${name} has dates. Are they birthdays?`)
  return unsure('ignore', `${name} has dates${newestYear > 0 ? '' : ' without a year'}. What are they?`)
}

/**
 * If several columns match one field, a certain match wins, then the one with the most cells. Staff are asked about the
 * others.
 */
function oncePerField(profiles: readonly ColumnProfile[], guesses: readonly Guess[]): readonly Guess[] {
  const filledOf = (index: number) => profiles[index]?.filled ?? 0
  const bestOf = (field: Field) =>
    guesses
      .map((guess, index) => ({ guess, index }))
      .filter(({ guess }) => guess.field === field)
      .toSorted(
        (a, b) => Number(b.guess.isSure) - Number(a.guess.isSure) || filledOf(b.index) - filledOf(a.index),
      )[0]?.index
  return guesses.map((guess, index) => {
    const { field } = guess
    if (mayRepeat(field) || bestOf(field) === index) return guess
    if (field === 'externalId' || filledOf(index) === 0) return sure('ignore')
    if (field === 'spend' && /service|product/i.test(profiles[index]?.heading ?? '')) return guess
    return unsure(
      'ignore',
      'Another column looks like the same kind of information. Which one should we use?',
    )
  })
}

/** The order that a column's rows prove together; null if they prove none, or both. */
function orderIn({ provesDayFirst, provesMonthFirst }: ColumnProfile): DateOrder | null {
  if (provesDayFirst > 0 && provesMonthFirst > 0) return null
  if (provesDayFirst > 0) return 'day first'
  return provesMonthFirst > 0 ? 'month first' : null
}

const needsOrder = ({ eitherOrder, provesDayFirst, provesMonthFirst }: ColumnProfile) =>
  eitherOrder !== '' || (provesDayFirst > 0 && provesMonthFirst > 0)

/** The date in question comes first. */
const withDate = ({ eitherOrder, examples }: ColumnProfile): readonly string[] =>
  [...new Set([...(eitherOrder ? [eitherOrder] : []), ...examples])].slice(0, 3)

const askOrder = ({ eitherOrder, provesDayFirst }: ColumnProfile): string =>
  provesDayFirst > 0
    ? 'Some dates start with the day, others with the month. Which is more common in this file?'
    : `${eitherOrder}: day or month first?`

const isNumber = (field: Field) => field === 'points' || field === 'spend' || field === 'visits'

function askDecimals({ hasDecimals, hasThousands, maybeThousands: cell }: ColumnProfile): string {
  if (!cell || (hasThousands && !hasDecimals)) return ''
  const thousands = cell.replace('.', ',')
  return hasDecimals
    ? `“${cell}” could also mean ${thousands}. Other rows have decimals, so we’d read it as ${cell}. Is that right?`
    : `“${cell}” could also mean ${cell.replace(/\.?0+$/, '')}. We’d read it as ${thousands}. Is that right?`
}

const isData = (cell: string, thisYear: number): boolean =>
  readEmail(cell) !== undefined ||
  looksLikePhone(cell) ||
  readMoney(cell) !== undefined ||
  readDate(cell, thisYear, 'month first') !== undefined

/**
 * Finds the heading row among the first rows: the one with the most known headings, at least two unless it has only one
 * cell. Returns -1 if there is none and the file begins with a patient. Rows above the headings, such as a title, are
 * skipped.
 */
export function headingRow(rows: readonly (readonly string[])[], thisYear: number): number {
  const known = rows.map(cells => {
    const filled = cells.map(bare).filter(cell => cell !== '')
    const count = filled.some(cell => isData(cell, thisYear)) ? 0 : filled.filter(meaningOf).length
    return count >= Math.min(2, filled.length) ? count : 0
  })
  const most = Math.max(0, ...known)
  return most === 0 ? -1 : known.indexOf(most)
}
