import { readDuration } from './read-duration.ts'
import { readServicePrice } from './read-service-price.ts'
import type { Line } from './read-table.ts'

export const columns = ['name', 'category', 'description', 'price', 'durationMinutes', 'points'] as const

export type Column = (typeof columns)[number]

/** The position of each column in a row; missing columns are left out. */
export type Places = Readonly<Partial<Record<Column, number>>>

const titles: Readonly<Record<Column, RegExp>> = {
  name: /^(?:name|service|services|treatment|treatments|title|item|leistung|behandlung|bezeichnung)$/,
  category: /^(?:category|categories|group|section|type|kategorie|gruppe|bereich)$/,
  description: /^(?:description|details|about|notes?|text|beschreibung)$/,
  price: /^(?:price|prices|cost|fee|amount|preis|betrag|kosten)$/,
  durationMinutes: /^(?:duration|time|length|minutes|mins?|dauer|zeit|minuten)$/,
  points: /^(?:points|points earned|pts|punkte)$/,
}

/** The columns named in the first row, in any order; undefined if it isn't a header. */
export function headerIn({ cells }: Line): Places | undefined {
  const words = cells.map(titleIn)
  const places: Partial<Record<Column, number>> = {}
  for (const column of columns) {
    const place = words.findIndex(word => titles[column].test(word))
    if (place >= 0) places[column] = place
  }
  const known = Object.keys(places).length
  return places.name !== undefined && (known > 1 || cells.filter(Boolean).length === 1) ? places : undefined
}

/** 'Price (USD)' and 'Duration [min]' count without their brackets. */
const titleIn = (cell: string) =>
  cell
    .toLowerCase()
    .replaceAll(/[([].*?[)\]]|[:*€$]/g, '')
    .trim()

const currency = /[$€£]|\b(?:usd|eur|chf|gbp)\b/i

const unit = /\d\s*(?:h|hr|hrs|hours?|m|min|mins|min\.|minutes?|std\.?|stunden?|minuten)\b|^\d{1,2}:\d{2}$/i

/**
 * Guesses the columns of a table without a header: first prices and durations, then texts. Of two text columns, the
 * first is the category if its values repeat or are missing in some rows.
 */
export function guessedColumns(lines: readonly Line[]): Places {
  const full = lines.filter(({ cells }) => cells.filter(Boolean).length > 1)
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length))
  const cellsAt = (place: number) => full.map(({ cells }) => cells[place] ?? '').filter(Boolean)
  const most = (place: number, fits: (cell: string) => boolean) => {
    const cells = cellsAt(place)
    return cells.length > 0 && cells.filter(fits).length * 2 > cells.length
  }
  const places = Array.from({ length: width }, (_, place) => place).filter(place => cellsAt(place).length > 0)
  const isNumber = (cell: string) => readServicePrice(cell) !== undefined
  const isDuration = (cell: string) => unit.test(cell) && readDuration(cell) !== undefined
  const durationMinutes = places.find(place => most(place, isDuration))
  const numbers = places.filter(place => place !== durationMinutes && most(place, isNumber))
  const price = numbers.find(place => most(place, cell => currency.test(cell) || /[.,]\d\d\D*$/.test(cell)))
  const taken = price ?? numbers[0]
  const [, plainDuration] = [taken, numbers.find(place => place !== taken)]
  const texts = places.filter(place => place !== durationMinutes && !numbers.includes(place))
  return {
    ...textPlaces(texts, cellsAt, full.length),
    ...(taken !== undefined && { price: taken }),
    ...(durationMinutes !== undefined
      ? { durationMinutes, ...(plainDuration !== undefined && { points: plainDuration }) }
      : plainDuration !== undefined && { durationMinutes: plainDuration }),
  }
}

function textPlaces(
  texts: readonly number[],
  cellsAt: (place: number) => readonly string[],
  rows: number,
): Places {
  const [first, second, third] = texts
  if (first === undefined) return { name: 0 }
  if (second === undefined) return { name: first }
  const groups = cellsAt(first)
  const isCategory = new Set(groups).size < groups.length || groups.length < rows || third !== undefined
  if (!isCategory) return { name: first, description: second }
  return { category: first, name: second, ...(third !== undefined && { description: third }) }
}
