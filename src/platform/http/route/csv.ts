import { Streamed } from './route.ts'

export type Cell = string | number | null

/** Spreadsheets take a cell for a formula when it begins with one of these; some read the wide ones alike (D-68). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** A line as RFC 4180 wants it. A text that a spreadsheet would execute is led by an apostrophe; numbers stay numbers. */
export const csvLine = (cells: readonly Cell[]) => `${cells.map(quoted).join(',')}\r\n`

function quoted(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A file of lines that are read while they are sent, so that it may be of any length. The first ones are read before: a
 * database that is away then still gives an answer of its own instead of half a file.
 */
export async function csvOf<Row>(
  head: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly Cell[],
): Promise<Streamed> {
  const reading = batches[Symbol.asyncIterator]()
  const first = await reading.next()
  return new Streamed('text/csv; charset=utf-8', lines())

  async function* lines() {
    try {
      // Without the mark spreadsheets take accents for something else.
      yield `\uFEFF${csvLine(head)}`
      for (let batch = first; !batch.done; batch = await reading.next())
        yield batch.value.map(row => csvLine(cellsOf(row))).join('')
    } finally {
      await reading.return?.()
    }
  }
}
