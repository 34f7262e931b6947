import { UnreadableFile } from '../refusals.ts'
import { kindOfFile, type TableRow } from '../rules/table.ts'
import { type FileBytes, headOf } from './file-bytes.ts'
import { readDelimitedText } from './read-delimited-text.ts'
import { readWorkbook } from './read-workbook.ts'

/** The rows of a file, one by one: it may be larger than the memory. Throws `UnreadableFile` where it can't go on. */
export async function* readTable(bytes: FileBytes): AsyncGenerator<TableRow> {
  const kind = kindOfFile(await headOf(bytes, 8))
  if (typeof kind === 'object') throw new UnreadableFile(kind.problem)
  yield* kind === 'workbook' ? readWorkbook(bytes) : readDelimitedText(bytes)
}
