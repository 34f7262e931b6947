import { typedText } from '../../../form/typed-text.ts'
import { proposedPoints } from '../menu/proposed-points.ts'
import { readDuration } from './read-duration.ts'
import { noPrice, type PriceFields, readServicePrice } from './read-service-price.ts'
import { type Line, readTable } from './read-table.ts'
import { type Column, guessedColumns, headerIn, type Places } from './table-columns.ts'
import { typedLines } from './typed-lines.ts'

/** One row of a pasted menu, as written. */
export type WrittenService = Readonly<Record<Column, string>>

export interface PastedRow {
  readonly line: number
  readonly written: WrittenService
}

export interface PastedService extends PriceFields {
  readonly name: string
  readonly category: string
  readonly description: string
  readonly durationMinutes: number | null
  readonly pointsEarned: number
  /** Whether the table has points; otherwise they are proposed from the price. */
  readonly hasPoints: boolean
}

/** The errors in a row, by column, with how to fix them. */
export type RowProblems = Readonly<Partial<Record<Column, string>>>

/**
 * The rows of a pasted or uploaded menu. A header is optional, and its columns may be in any order. A category may be
 * written once above its services, or in a merged cell.
 */
export function readServices(text: string): readonly PastedRow[] {
  const lines = typedLines(readTable(text))
  const [first] = lines
  const header = first && headerIn(first)
  const rows = header ? lines.slice(1) : lines
  const places = header ?? guessedColumns(rows)
  let category = ''
  return rows.flatMap(line => {
    const heading = headingIn(line, places)
    category = heading ?? (cellOf(line, places, 'category') || category)
    return heading === undefined ? [{ line: line.number, written: writtenIn(line, places, category) }] : []
  })
}

/** A single cell at the start of a row, between fuller rows, is the category of the rows below. */
function headingIn({ cells }: Line, places: Places): string | undefined {
  const filled = cells.filter(Boolean)
  const only = filled.length === 1 ? filled[0] : undefined
  const at = only === undefined ? -1 : cells.indexOf(only)
  const isHeading = at === 0 || at === places.category || at === places.name
  return isHeading && places.price !== undefined && at !== places.price ? only : undefined
}

const cellOf = ({ cells }: Line, places: Places, column: Column) => {
  const place = places[column]
  return place === undefined ? '' : (cells[place] ?? '')
}

const writtenIn = (line: Line, places: Places, category: string): WrittenService => ({
  name: cellOf(line, places, 'name'),
  category,
  description: cellOf(line, places, 'description'),
  price: cellOf(line, places, 'price'),
  durationMinutes: cellOf(line, places, 'durationMinutes'),
  points: cellOf(line, places, 'points'),
})

/** The service in a row, or its errors. */
export function serviceIn(written: WrittenService): PastedService | RowProblems {
  const problems = problemsIn(written)
  if (Object.keys(problems).length > 0) return problems
  const { name, category, description, durationMinutes, points } = written
  const { fields, note } = readServicePrice(written.price) ?? { fields: noPrice, note: '' }
  return {
    name: oneLine(name),
    category: oneLine(category),
    description: [typedText(description), note].filter(Boolean).join('. '),
    ...fields,
    durationMinutes: readDuration(durationMinutes) ?? null,
    pointsEarned: typedText(points) ? (wholeIn(points) ?? 0) : proposedPoints(fields),
    hasPoints: typedText(points) !== '',
  }
}

export const isService = (read: PastedService | RowProblems): read is PastedService => 'pointsEarned' in read

function problemsIn({ name, price, durationMinutes, points }: WrittenService): RowProblems {
  return {
    ...(!typedText(name) && { name: 'Missing name' }),
    ...(readServicePrice(price) === undefined && {
      price: price ? `“${price}” isn’t a price` : 'Missing price',
    }),
    ...(typedText(durationMinutes) &&
      readDuration(durationMinutes) === undefined && {
        durationMinutes: `“${durationMinutes}” isn’t a duration`,
      }),
    ...(typedText(points) && wholeIn(points) === undefined && { points: `“${points}” isn’t a whole number` }),
  }
}

const wholeIn = (text: string) => {
  const digits = typedText(text).replace(/\s*(?:points?|pts|punkte)\.?$/i, '')
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
}

const oneLine = (text: string) => typedText(text).replaceAll(/\s+/g, ' ')
