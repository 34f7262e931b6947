import { undefused } from '#platform/http/route/files/csv.ts'
import { UnreadableFile } from '../refusals.ts'
import { kindOfFile, type TableRow } from '../rules/table.ts'
import { type FileBytes, headOf } from './file-bytes.ts'
import { readDelimitedText } from './read-delimited-text.ts'
import { readWorkbook } from './read-workbook.ts'

/**
 * Streams a file's rows, because it may not fit in memory. Leaves out zero characters, which PostgreSQL can't store.
 * Throws `UnreadableFile` if it can't continue.
 */
export async function* readTable(bytes: FileBytes): AsyncGenerator<TableRow> {
  const kind = kindOfFile(await headOf(bytes, 8))
  if (typeof kind === 'object') throw new UnreadableFile(kind.problem)
  const rows = kind === 'workbook' ? readWorkbook(bytes) : readDelimitedText(bytes)
  for await (const { number, cells } of rows)
    yield { number, cells: cells.map(cell => undefused(cell).replaceAll('\0', '')) }
}
