import { UnreadableFile } from './refusals.ts'
import { bare } from './rules/cells.ts'
import { countColumn, type ProfileCounter } from './rules/column-profile.ts'
import { headingRow, type RecognizedColumn, recognizeColumns } from './rules/columns.ts'
import { mostColumns, mostRows, type TableRow } from './rules/table.ts'

/** What is in a file, before anything is done with it. */
export interface FileOverview {
  /** The row with the headings, as spreadsheets count; 0 where the file has none. */
  readonly headingRow: number
  /** Rows below it that have a cell. */
  readonly rows: number
  readonly columns: readonly RecognizedColumn[]
}

/** Headings are looked for in so many rows. */
const firstRows = 12

/** Reads a file to its end, because a column is told by all of its rows. Refuses with `UnreadableFile`. */
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
    (counters[index] ??= countColumn(bare(headings[index] ?? '').slice(0, 100), thisYear))
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
