import { invisible } from '#platform/kernel/plain-text.ts'
import type { Streamed } from '../route.ts'
import { streamedLines } from './streamed-lines.ts'

export type Cell = string | number | null

/**
 * Spreadsheets read a cell as a formula if it starts with one of these. Some also accept the full-width and small
 * forms, and ignore invisible characters before them.
 */
const trigger = String.raw`(?:[\t\r\n]|[${invisible}]*[=+\-@|＝＋－＠｜﹦﹢﹣﹫])`
/** The start of a cell, also in a spreadsheet that splits at semicolons. Existing apostrophes get one more. */
const formula = new RegExp(`(^|;)('*${trigger})`, 'gu')
const defused = new RegExp(`(^|;)'('*${trigger})`, 'gu')

/** A line as in RFC 4180. Text that a spreadsheet would execute gets a leading apostrophe; numbers stay numbers. */
export const csvLine = (cells: readonly Cell[]) => `${cells.map(quoted).join(',')}\r\n`

function quoted(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = cell.replace(formula, "$1'$2")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The original text of a cell that `csvLine` escaped. */
export const undefused = (cell: string): string => cell.replace(defused, '$1$2')

/** A CSV file whose rows are read while it is sent. */
export const csvOf = <Row>(
  head: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly Cell[],
): Promise<Streamed> =>
  // Without the byte order mark, spreadsheets garble accents.
  streamedLines('text/csv; charset=utf-8', `\uFEFF${csvLine(head)}`, batches, row => csvLine(cellsOf(row)))
