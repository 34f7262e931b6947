import { Streamed } from '../route.ts'

/**
 * A file of lines that are read while they are sent, so that it may be of any length. The first ones are read before: a
 * database that is away then still gives an answer of its own instead of half a file.
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

/** A JSON text a line. */
export const jsonLinesOf = <Row>(
  batches: AsyncIterable<readonly Row[]>,
  lineOf: (row: Row) => Readonly<Record<string, unknown>>,
): Promise<Streamed> =>
  streamedLines('application/x-ndjson', '', batches, row => `${JSON.stringify(lineOf(row))}\n`)
