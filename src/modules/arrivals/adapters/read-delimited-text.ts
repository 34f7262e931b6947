import { pipeline, Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { UnreadableFile } from '../refusals.ts'
import { delimiterOf, type Encoding, encodingOf, separatorLine } from '../rules/delimited-text.ts'
import { longestCell, mostColumns, problemOfText, type TableRow } from '../rules/table.ts'
import { type FileBytes, headOf } from './file-bytes.ts'

const sampleBytes = 64 * 1024

/** Reads CSV and similar files: commas, semicolons, tabs, pipes or a `sep=` line, in UTF-8, UTF-16 or Windows-1252. */
export async function* readDelimitedText(bytes: FileBytes): AsyncGenerator<TableRow> {
  const encoding = await findEncoding(bytes)
  const sample = new TextDecoder(encoding).decode(await headOf(bytes, sampleBytes), { stream: true })
  const problem = problemOfText(sample)
  if (problem) throw new UnreadableFile(problem)
  const separator = separatorLine(sample)
  const source = Readable.from(textOf(bytes, encoding, separator?.length ?? 0))
  const parser = parse({
    delimiter: separator?.delimiter ?? delimiterOf(sample),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: mostColumns * longestCell,
  })
  // `pipeline` passes the source's errors on to the parser and its reader. With `pipe`, they would crash the
  // process.
  pipeline(source, parser, () => {})
  let number = 0
  try {
    for await (const cells of parser as AsyncIterable<readonly string[]>) {
      number++
      yield { number, cells }
    }
  } catch (error) {
    throw codeOf(error)?.startsWith('CSV_') ? unreadable(codeOf(error), number + 1) : error
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code

const unreadable = (code: string | undefined, row: number) =>
  new UnreadableFile(
    code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
      ? `A quotation mark in row ${row} is never closed. Please fix that row.`
      : `Row ${row} can’t be read. Please fix it, or save the list as Excel (.xlsx).`,
  )

/**
 * If the start of the file doesn't show the encoding, checks every byte: a single accented letter in the last row can
 * decide it.
 */
async function findEncoding(bytes: FileBytes): Promise<Encoding> {
  const told = encodingOf(await headOf(bytes, 1024))
  if (told) return told
  const strict = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of bytes()) strict.decode(chunk, { stream: true })
    strict.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The text without its byte order mark and without the first `skipped` characters. */
async function* textOf(bytes: FileBytes, encoding: Encoding, skipped: number): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let left = skipped
  for await (const chunk of bytes()) {
    const text = decoder.decode(chunk, { stream: true })
    if (text.length > left) yield text.slice(left)
    left = Math.max(0, left - text.length)
  }
  const rest = decoder.decode()
  if (rest) yield rest
}
