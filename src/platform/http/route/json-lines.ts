import type { Streamed } from './route.ts'
import { streamedLines } from './streamed-lines.ts'

/** A file with a JSON text a line, read while it is sent, so that it may be of any length (D-286). */
export const jsonLinesOf = <Row>(
  batches: AsyncIterable<readonly Row[]>,
  lineOf: (row: Row) => Readonly<Record<string, unknown>>,
): Promise<Streamed> =>
  streamedLines('application/x-ndjson', '', batches, row => `${JSON.stringify(lineOf(row))}\n`)
