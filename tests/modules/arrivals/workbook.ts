import { strToU8, zipSync } from 'fflate'

type Cell = string | number | Date

/** The parts of an Excel file with one sheet, as Excel writes them: texts apart from the cells, dates as numbers. */
export function workbookParts(rows: readonly (readonly Cell[])[]): Record<string, string> {
  const texts: string[] = []
  const indexOf = (text: string) => (texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1)
  const cell = (value: Cell, reference: string) => {
    if (value === '') return ''
    if (value instanceof Date)
      return `<c r="${reference}" s="1"><v>${value.getTime() / 86_400_000 + 25_569}</v></c>`
    return typeof value === 'number'
      ? `<c r="${reference}"><v>${value}</v></c>`
      : `<c r="${reference}" t="s"><v>${indexOf(value)}</v></c>`
  }
  const row = (cells: readonly Cell[], index: number) =>
    `<row r="${index + 1}">${cells.map((value, at) => cell(value, `${String.fromCharCode(65 + at)}${index + 1}`)).join('')}</row>`
  const sheet = `<worksheet><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`
  return {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': sheet,
    'xl/sharedStrings.xml': `<sst>${texts.map(text => `<si><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></si>`).join('')}</sst>`,
  }
}

export const packed = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])))
