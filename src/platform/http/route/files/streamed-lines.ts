import { Streamed } from '../route.ts'

/**
 * A file of any length whose lines are read while they are sent. Reads the first ones beforehand, so that a database
 * outage gives an error response instead of half a file.
 */
export async function streamedLines<Row>(
  type: string,
  head: string,
  batches: AsyncIterable<readonly Row[]>,
  lineOf: (row: Row) => string,
): Promise<Streamed> {
  const reading = batches[Symbol.asyncIterator]()
  const first = await reading.next()
  return new Streamed(type, lines())

  async function* lines() {
    try {
      if (head) yield head
      for (let batch = first; !batch.done; batch = await reading.next())
        yield batch.value.map(lineOf).join('')
    } finally {
      await reading.return?.()
    }
  }
}

/** One JSON text per line. */
export const jsonLinesOf = <Row>(
  batches: AsyncIterable<readonly Row[]>,
  lineOf: (row: Row) => Readonly<Record<string, unknown>>,
): Promise<Streamed> =>
  streamedLines('application/x-ndjson', '', batches, row => `${JSON.stringify(lineOf(row))}\n`)
