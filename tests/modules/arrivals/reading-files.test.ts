import { describe, expect, it } from 'vitest'
import { readTable } from '../../../src/modules/arrivals/adapters/read-table.ts'
import { csvLine } from '../../../src/platform/http/route/files/csv.ts'
import { packed, workbookParts } from './workbook.ts'

/** In small pieces, so that what is cut in the middle of a letter or a quotation mark shows. */
async function rowsOf(content: string | Uint8Array, piece = 7) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const rows: (readonly string[])[] = []
  const chunks = async function* () {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
  }
  for await (const { cells } of readTable(chunks)) rows.push(cells)
  return rows
}

const list = 'Name,City\r\nZoë,"San Diego, CA"\r\n'
const read = [
  ['Name', 'City'],
  ['Zoë', 'San Diego, CA'],
]

const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('reading a list', () => {
  it.each([
    ['UTF-8', Buffer.from(list)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${list}`)],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${list}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(list, 'utf16le')],
    ['UTF-16, the other end first', bigEndian(`\uFEFF${list}`)],
    ['UTF-16, the other end first, without a mark', bigEndian(list)],
    ['Windows-1252', Buffer.from(list, 'latin1')],
    [
      'Windows-1252 with its only accent far behind',
      Buffer.from(`${list.replace('ë', 'e')}${'a,b\r\n'.repeat(50_000)}Zoë,x`, 'latin1'),
    ],
  ])('takes %s', async (_, bytes) => {
    const rows = await rowsOf(bytes, bytes.length > 1_000 ? 4_096 : 7)
    const [head, first] = rows
    expect([head, first?.map(cell => cell.replace('Zoe', 'Zoë'))]).toEqual(read)
    expect(rows.flat()).toContain('Zoë')
  })

  it('takes curly quotation marks of Windows-1252', async () => {
    expect(await rowsOf(Buffer.from([...Buffer.from('Name\nO'), 0x92, ...Buffer.from('Neill')]))).toEqual([
      ['Name'],
      ['O’Neill'],
    ])
  })

  it.each([
    ['semicolons', 'Name;City\nMia;"Del Mar; CA"\n'],
    ['tabs', 'Name\tCity\nMia\t"Del Mar; CA"\n'],
    ['bars', 'Name|City\nMia|Del Mar; CA\n'],
    ['a line that names the separator', 'sep=^\r\nName^City\r\nMia^Del Mar; CA\r\n'],
    ['a separator that others would outnumber', 'sep=;\nName;City\nMia;"Del Mar; CA"\n'],
    ['old line ends', 'Name;City\rMia;"Del Mar; CA"\r'],
  ])('takes %s', async (_, text) => {
    expect(await rowsOf(text)).toEqual([
      ['Name', 'City'],
      ['Mia', 'Del Mar; CA'],
    ])
  })

  it('takes line breaks, commas and quotation marks in a cell', async () => {
    expect(await rowsOf('Name,Note\nMia,"one\r\ntwo, ""three"""\nNoor,5\'4" tall\n')).toEqual([
      ['Name', 'Note'],
      ['Mia', 'one\r\ntwo, "three"'],
      ['Noor', '5\'4" tall'],
    ])
  })

  it('takes off what an export of ours put before a formula, and nothing else', async () => {
    const cells = [
      '=1+1',
      '+14155550100',
      '-5',
      '@mia',
      '\t=2',
      ' =3',
      '|x',
      'a;=1',
      ';=2',
      '\u00a0=3',
      '\u200b=4',
      "'=5",
      "O'Neill",
      "'tis",
      'plain',
    ]
    expect(await rowsOf(csvLine(cells))).toEqual([cells])
    expect(await rowsOf("Phone,Name\n'+14155550100,'Mia\n")).toEqual([
      ['Phone', 'Name'],
      ['+14155550100', "'Mia"],
    ])
  })

  it('takes Excel files with dates, numbers, gaps and texts in several styles', async () => {
    const parts = workbookParts([
      ['Name', 'Birthday', 'Points'],
      ['Hart & Söhne', new Date(Date.UTC(1985, 7, 12)), 120],
      ['Noor', '', 4_155_550_100],
    ])
    const strings = parts['xl/sharedStrings.xml'] ?? ''
    const styled = strings.replace(
      '<si><t>Noor</t></si>',
      '<si><r><t>No</t></r><rPh><t>nu</t></rPh><r><t>or</t></r></si>',
    )
    expect(await rowsOf(packed({ ...parts, 'xl/sharedStrings.xml': styled }))).toEqual([
      ['Name', 'Birthday', 'Points'],
      ['Hart & Söhne', '1985-08-12', '120'],
      ['Noor', '', '4155550100'],
    ])
  })

  it('takes the first sheet that can be seen and has rows', async () => {
    const parts = workbookParts([['Name'], ['Mia']])
    const sheets = ['hidden', 'empty', 'people'].map(
      (name, index) =>
        `<sheet name="${name}" r:id="rId${index + 1}"${index === 0 ? ' state="hidden"' : ''}/>`,
    )
    const relations = [1, 2, 3].map(n => `<Relationship Id="rId${n}" Target="/xl/worksheets/sheet${n}.xml"/>`)
    const people = parts['xl/worksheets/sheet1.xml'] ?? ''
    const file = packed({
      ...parts,
      'xl/workbook.xml': `<x:workbook xmlns:x="x" xmlns:r="r"><x:sheets>${sheets.join('').replaceAll('<sheet', '<x:sheet')}</x:sheets></x:workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
      'xl/worksheets/sheet1.xml':
        '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
      'xl/worksheets/sheet2.xml': '<worksheet><sheetData/></worksheet>',
      'xl/worksheets/sheet3.xml': people,
    })
    expect(await rowsOf(file)).toEqual([['Name'], ['Mia']])
  })

  it('fails with its source, without taking the process along', async () => {
    let asked = 0
    const failing = async function* () {
      yield Buffer.from('Name,City\nMia,Del Mar\n')
      if (++asked > 3) throw new Error('The database is away.')
    }
    const read = async () => {
      for await (const _ of readTable(failing));
    }
    await expect(read()).rejects.toThrow('The database is away.')
  })

  it('reads 20,000 rows of a large file a piece at a time', async () => {
    let read = 0
    const line = 'Mia,Hart,mia@mail.test,(415) 555-0100\n'
    const chunks = async function* () {
      for (let at = 0; at < 20_000; at++) yield Buffer.from(line)
    }
    let most = 0
    let given = 0
    const counted = async function* () {
      given = 0
      for await (const chunk of chunks()) {
        given++
        yield chunk
      }
    }
    for await (const _ of readTable(counted)) most = Math.max(most, given - ++read)
    expect(read).toBe(20_000)
    expect(most).toBeLessThan(10_000)
  })
})
