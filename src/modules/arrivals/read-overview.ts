import { UnreadableFile } from './refusals.ts'
import { bare, startOf } from './rules/cells.ts'
import { countColumn, type ProfileCounter } from './rules/column-profile.ts'
import { headingRow, type RecognizedColumn, recognizeColumns } from './rules/columns.ts'
import { mostColumns, mostRows, type TableRow } from './rules/table.ts'

/** A file's contents before the import. */
export interface FileOverview {
  /** The number of the heading row as spreadsheets count; 0 if there is none. */
  readonly headingRow: number
  /** The number of rows below it with a non-empty cell. */
  readonly rows: number
  readonly columns: readonly RecognizedColumn[]
}

/** How many rows are searched for the headings. */
const firstRows = 12

/** Reads the whole file, because recognizing a column takes all of its rows. Refuses with `UnreadableFile`. */
export async function readOverview(rows: AsyncIterable<TableRow>, thisYear: number): Promise<FileOverview> {
  const first: TableRow[] = []
  let counting: ReturnType<typeof countRows> | undefined
  for await (const row of rows) {
    if (isEmptyRow(row)) continue
    if (counting) counting.add(row)
    else if (first.push(row) === firstRows) counting = countRows(first, thisYear)
  }
  counting ??= countRows(first, thisYear)
  const { headings, counters, count } = counting.result()
  if (count === 0)
    throw new UnreadableFile(
      headings === 0 ? 'This file is empty.' : 'This file has headings but no rows below them.',
    )
  const columns = recognizeColumns(
    counters.map(counter => counter.profile()),
    thisYear,
  )
  return { headingRow: headings, rows: count, columns }
}

export const isEmptyRow = ({ cells }: TableRow): boolean => cells.every(cell => bare(cell) === '')

function countRows(first: readonly TableRow[], thisYear: number) {
  const at = headingRow(
    first.map(({ cells }) => cells),
    thisYear,
  )
  const headings = first[at]?.cells ?? []
  const counters: ProfileCounter[] = []
  let count = 0
  const counterOf = (index: number) =>
    (counters[index] ??= countColumn(startOf(bare(headings[index] ?? ''), 100), thisYear))
  for (const index of headings.keys()) counterOf(index)
  const add = ({ number, cells }: TableRow) => {
    count++
    if (count > mostRows)
      throw new UnreadableFile('This file has more than a million rows. Please split it in two.')
    if (cells.length > mostColumns)
      throw new UnreadableFile(`Row ${number} has ${cells.length} columns. Is it a list of people?`)
    for (const [index, cell] of cells.entries()) counterOf(index).add(cell)
  }
  for (const row of first.slice(at + 1)) add(row)
  return { add, result: () => ({ headings: first[at]?.number ?? 0, counters, count }) }
}
