import { UnreadableFile } from '../refusals.ts'
import { mostColumns, type TableRow } from '../rules/table.ts'
import type { FileBytes } from './file-bytes.ts'
import { damagedWorkbook, type PartReader, readParts } from './workbook-parts.ts'

/** Data that the cells of all sheets refer to. */
interface Workbook {
  /** The sheets' paths in the archive, in tab order. */
  readonly sheets: readonly string[]
  readonly texts: readonly string[]
  /** For each style, whether its numbers are dates. */
  readonly dateStyles: readonly boolean[]
  readonly countsFrom1904: boolean
}

const mostSheetRows = 1_048_576
const mostTextLetters = 64_000_000

/**
 * Shared strings come after the cells that use them, so the archive is read at least twice: for strings, then for each
 * sheet until one has rows. Nothing is written to disk.
 */
export async function* readWorkbook(bytes: FileBytes): AsyncGenerator<TableRow> {
  const workbook = await readWhatCellsReferTo(bytes)
  for (const path of workbook.sheets) {
    let hasRows = false
    const rows: TableRow[] = []
    const reader = sheetReader(workbook, row => rows.push(row))
    for await (const _ of readParts(bytes, part => (part === path ? reader : undefined))) {
      hasRows ||= rows.length > 0
      yield* rows.splice(0)
    }
    if (hasRows) return
  }
  throw new UnreadableFile('This Excel file has no rows.')
}

async function readWhatCellsReferTo(bytes: FileBytes): Promise<Workbook> {
  const sheetIds: string[] = []
  const targets = new Map<string, string>()
  const texts: string[] = []
  const styles = styleReader()
  let countsFrom1904 = false
  const workbookReader = elements({
    sheet: ({ 'r:id': id = '', state }) => state !== 'hidden' && state !== 'veryHidden' && sheetIds.push(id),
    workbookPr: ({ date1904 }) => {
      countsFrom1904 = date1904 === '1' || date1904 === 'true'
    },
  })
  const relations = elements({ Relationship: ({ Id = '', Target = '' }) => targets.set(Id, Target) })
  const readers: Readonly<Record<string, PartReader>> = {
    'xl/workbook.xml': workbookReader,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/styles.xml': styles.reader,
    'xl/sharedStrings.xml': textsReader(texts),
  }
  for await (const _ of readParts(bytes, path => readers[path]));
  const sheets = sheetIds.flatMap(id => targets.get(id) ?? []).map(partOf)
  if (sheets.length === 0) throw damagedWorkbook()
  return { sheets, texts, dateStyles: styles.dateStyles(), countsFrom1904 }
}

const partOf = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`

type OpenElement = (attributes: Readonly<Record<string, string>>) => unknown

const elements = (open: Readonly<Record<string, OpenElement>>): PartReader => ({
  open: (name, attributes) => void open[name]?.(attributes),
  text: () => {},
  close: () => {},
})

/** Rich text is split into runs; phonetic hints (`rPh`) are skipped. */
function textsReader(texts: string[]): PartReader {
  let text = ''
  let letters = 0
  let isText = false
  let isSpoken = false
  return {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isSpoken = true
      isText = name === 't' && !isSpoken
    },
    text(part) {
      if (!isText) return
      text += part
      letters += part.length
      if (letters > mostTextLetters)
        throw new UnreadableFile('This Excel file is too large. Please save it as CSV.')
    },
    close(name) {
      isText = false
      if (name === 'rPh') isSpoken = false
      if (name === 'si') texts.push(text)
    },
  }
}

const builtInDates = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
const dateLetters = (format: string) => /[dy]/i.test(format.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

function styleReader() {
  const formats = new Map<number, string>()
  const used: number[] = []
  let isCellStyle = false
  const reader: PartReader = {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt') formats.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') isCellStyle = true
      if (name === 'xf' && isCellStyle) used.push(Number(numFmtId ?? 0))
    },
    text: () => {},
    close(name) {
      if (name === 'cellXfs') isCellStyle = false
    },
  }
  return {
    reader,
    dateStyles: () => used.map(id => builtInDates(id) || dateLetters(formats.get(id) ?? '')),
  }
}

interface OpenCell {
  readonly column: number
  readonly type: string
  readonly isDate: boolean
  text: string
}

function sheetReader(workbook: Workbook, tell: (row: TableRow) => void): PartReader {
  let number = 0
  let cells: string[] = []
  let cell: OpenCell | undefined
  let isValue = false
  return {
    open(name, { r, t = 'n', s }) {
      if (name === 'row') {
        number = isNextRow(Number(r), number) ? Number(r) : number + 1
        cells = []
      } else if (name === 'c') {
        const column = r ? columnOf(r) : cells.length
        cell = { column, type: t, isDate: workbook.dateStyles[Number(s ?? -1)] ?? false, text: '' }
      }
      isValue = name === 'v' || name === 't'
    },
    text(text) {
      if (isValue && cell) cell.text += text
    },
    close(name) {
      isValue = false
      if (name === 'c' && cell) {
        if (cell.column < mostColumns) {
          while (cells.length < cell.column) cells.push('')
          cells[cell.column] = cellText(cell, workbook)
        }
        cell = undefined
      }
      if (name === 'row') tell({ number, cells })
    },
  }
}

/** Row numbers grow, up to Excel's last row. A damaged file's may not. */
const isNextRow = (row: number, previous: number) =>
  Number.isInteger(row) && row > previous && row <= mostSheetRows

/** The column's index from 0: for 'AB12' it's 27. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference.replaceAll(/\d/g, '')) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

function cellText({ type, text, isDate }: OpenCell, { texts, countsFrom1904 }: Workbook): string {
  if (type === 's') return texts[Number(text)] ?? ''
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return ''
  if (type !== 'n' || text === '') return text
  const value = Number(text)
  if (!Number.isFinite(value)) return text
  // A number's period is always for decimals. The zero keeps '1.234' from being read as 1,234.
  return isDate ? dayOf(value, countsFrom1904) : String(value).replace(/^(-?\d+\.\d{3})$/, '$10')
}

/** Excel's serial date: days since 1899-12-31, minus one from March 1900 on, because Excel treats 1900 as a leap year. */
function dayOf(serial: number, countsFrom1904: boolean): string {
  const days = Math.floor(serial) + (countsFrom1904 ? 1462 : 0)
  const date = new Date(Date.UTC(1899, 11, 30) + (days < 60 ? days + 1 : days) * 86_400_000)
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10)
}
