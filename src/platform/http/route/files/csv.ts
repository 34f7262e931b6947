import { invisible } from '#platform/kernel/plain-text.ts'
import type { Streamed } from '../route.ts'
import { streamedLines } from './streamed-lines.ts'

export type Cell = string | number | null

/**
 * Spreadsheets take a cell for a formula when it begins with one of these; some read the wide and the small ones alike, and
 * drop what is invisible before them.
 */
const trigger = String.raw`(?:[\t\r\n]|[${invisible}]*[=+\-@|＝＋－＠｜﹦﹢﹣﹫])`
/** Where a cell begins, or would for a spreadsheet that separates by semicolons; an apostrophe more keeps those that were there. */
const formula = new RegExp(`(^|;)('*${trigger})`, 'gu')
const defused = new RegExp(`(^|;)'('*${trigger})`, 'gu')

/** A line as RFC 4180 wants it. A text that a spreadsheet would execute is led by an apostrophe; numbers stay numbers. */
export const csvLine = (cells: readonly Cell[]) => `${cells.map(quoted).join(',')}\r\n`

function quoted(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = cell.replace(formula, "$1'$2")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A cell as it was before `csvLine` defused it. */
export const undefused = (cell: string): string => cell.replace(defused, '$1$2')

/** A file of such lines, read while it is sent. */
export const csvOf = <Row>(
  head: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly Cell[],
): Promise<Streamed> =>
  // Without the mark spreadsheets take accents for something else.
  streamedLines('text/csv; charset=utf-8', `\uFEFF${csvLine(head)}`, batches, row => csvLine(cellsOf(row)))
