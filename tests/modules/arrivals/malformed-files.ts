import { packed, workbookParts } from './workbook.ts'

const text = (words: string) => new TextEncoder().encode(words)
const hex = (bytes: string) => Buffer.concat([Buffer.from(bytes, 'hex'), Buffer.alloc(200)])
const people = 'Email,First Name,Birthday,Points\n'
const parts = workbookParts([
  ['Email', 'Points'],
  ['mia@mail.test', 5],
])
const book = packed(parts)
const without = (path: string) =>
  packed(Object.fromEntries(Object.entries(parts).filter(([name]) => name !== path)))
const withPart = (path: string, content: string) => packed({ ...parts, [path]: content })
const withSheet = (rows: string) =>
  withPart('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${rows}</sheetData></worksheet>`)
const sheetRow = (number: string, ...cells: readonly string[]) =>
  `<row r="${number}">${cells.map(cell => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
const rowsNumbered = (...numbers: readonly string[]) =>
  withSheet(
    [
      sheetRow('1', 'Email', 'Points'),
      ...numbers.map((number, n) => sheetRow(number, `p${n}@mail.test`, '5')),
    ].join(''),
  )
const flipped = (at: number) => {
  const bytes = book.slice()
  for (let index = at; index < Math.min(at + 40, bytes.length); index++)
    bytes[index] = (bytes[index] ?? 0) ^ 0x5a
  return bytes
}

/** Files that are no list at all: each is refused with a sentence. */
export const noLists: Readonly<Record<string, Uint8Array>> = {
  empty: text(''),
  'only a mark': text('\uFEFF'),
  'only spaces': text('  \n \n'),
  'only commas': text(',,,\n,,,\n'),
  'only headings': text(people),
  'a title and headings': text(`Clients\n\n${people}`),
  'only a separator': text('sep=;\n'),
  'a PDF': text('%PDF-1.7\n…'),
  'a PNG': hex('89504e470d0a1a0a'),
  'a JPEG': hex('ffd8ffe000104a46'),
  'a GIF': text('GIF89a……………'),
  'an old Excel file or one with a password': hex('d0cf11e0a1b11ae1'),
  'a gzip file': hex('1f8b0800'),
  'a RAR file': hex('526172211a07'),
  'a 7z file': hex('377abcaf271c'),
  'rich text': text('{\\rtf1\\ansi Mia}'),
  'a web page': text('<!DOCTYPE html><html><body>Sign in</body></html>'),
  'a table of HTML': text('<table><tr><td>Mia</td></tr></table>'),
  XML: text('<?xml version="1.0"?><Workbook/>'),
  JSON: text('[{"email":"mia@mail.test"}]'),
  'a JSON object': text('{"clients":[]}'),
  'contact cards': text('BEGIN:VCARD\nFN:Mia\nEND:VCARD\n'),
  'a program': Buffer.concat([
    Buffer.from('7f454c46', 'hex'),
    Buffer.from(Array.from({ length: 400 }, (_, n) => (n % 3 ? 0 : 65))),
  ]),
  'a quotation mark that is never closed': text(`${people}"mia@mail.test,Mia,,5\nnoor@mail.test,Noor,,5\n`),
  'an endless cell': text(`${people}"${'x'.repeat(2_000_000)}`),
  'a thousand columns': text(`${'a,'.repeat(1_000)}\n${'1,'.repeat(1_000)}\n`),
  'half an Excel file': book.subarray(0, book.length / 2),
  'the beginning of an Excel file': book.subarray(0, 60),
  'an Excel file with broken headers': flipped(2 + 28),
  'an Excel file with broken contents': flipped(60),
  'an Excel file with broken contents further on': flipped(300),
  'an archive with something else': packed({ 'hello.txt': 'hello' }),
  'an Excel file without sheets': withPart('xl/workbook.xml', '<workbook><sheets/></workbook>'),
  'an Excel file without its workbook': without('xl/workbook.xml'),
  'an Excel file without its relations': without('xl/_rels/workbook.xml.rels'),
  'an Excel file whose sheet is missing': without('xl/worksheets/sheet1.xml'),
  'an Excel file with an empty sheet': withPart(
    'xl/worksheets/sheet1.xml',
    '<worksheet><sheetData/></worksheet>',
  ),
  'an Excel file with a cut sheet': withPart(
    'xl/worksheets/sheet1.xml',
    '<worksheet><sheetData><row><c><v>1',
  ),
  'an Excel file with cut texts': withPart('xl/sharedStrings.xml', '<sst><si><t>Mia'),
  'an Excel file with a cell that unpacks to 30 MB': withPart(
    'xl/worksheets/sheet1.xml',
    `<worksheet><sheetData><row><c t="inlineStr"><is><t>${'a'.repeat(30_000_000)}</t></is></c></row></sheetData></worksheet>`,
  ),
}

/** Lists with mistakes: each row becomes a person or is refused with a sentence. `refused` are the rows that are. */
export const listsWithMistakes: Readonly<
  Record<string, { readonly file: Uint8Array; readonly refused: readonly number[] }>
> = {
  'too few cells': { file: text(`${people}mia@mail.test\nnoor@mail.test,Noor\n`), refused: [] },
  'too many cells': { file: text(`${people}mia@mail.test,Mia,3/14/1985,5,6,7,8\n`), refused: [] },
  'empty lines between': { file: text(`${people}\n\nmia@mail.test,Mia,,5\n\n`), refused: [] },
  'quotation marks inside': { file: text(`${people}mia@mail.test,Mia "Mimi" Hart,,5\n`), refused: [] },
  'a February 30': {
    file: text(`${people}mia@mail.test,Mia,2/30/1985,5\nnoor@mail.test,Noor,2/28/1985,5\n`),
    refused: [2],
  },
  'a month 13': {
    file: text(`${people}mia@mail.test,Mia,13/13/1985,5\nnoor@mail.test,Noor,12/13/1985,5\n`),
    refused: [2],
  },
  'a birthday of words': {
    file: text(
      `${people}a@mail.test,A,12/13/1985,1\nb@mail.test,B,12/14/1985,1\nc@mail.test,C,12/15/1985,1\nmia@mail.test,Mia,tomorrow,5\n`,
    ),
    refused: [5],
  },
  'a birthday in the far past': {
    file: text(
      `${people}a@mail.test,A,12/13/1985,1\nb@mail.test,B,12/14/1985,1\nc@mail.test,C,12/15/1985,1\nmia@mail.test,Mia,12/13/1066,5\n`,
    ),
    refused: [5],
  },
  'points below zero': { file: text(`${people}mia@mail.test,Mia,,-5\n`), refused: [2] },
  'points of words': {
    file: text(
      `${people}${Array.from({ length: 10 }, (_, n) => `a${n}@mail.test,A,,1\n`).join('')}mia@mail.test,Mia,,many\n`,
    ),
    refused: [12],
  },
  'points beyond measure': { file: text(`${people}mia@mail.test,Mia,,99999999999999999999\n`), refused: [2] },
  'nobody in a row': { file: text(`${people},,3/14/1985,5\nmia@mail.test,Mia,,5\n`), refused: [2] },
  'a name that is a book': { file: text(`${people}mia@mail.test,${'Mia'.repeat(500)},,5\n`), refused: [2] },
  'addresses that are none': {
    file: text(`${people}mia@mail.test,Mia,,1\nnoor@mail.test,Noor,,1\nmia(at)mail,Mia,,5\n@,Noor,,5\n`),
    refused: [],
  },
  formulas: { file: text(`${people}mia@mail.test,"=HYPERLINK(""http://x"")",,5\n`), refused: [] },
  'errors of a spreadsheet': { file: text(`${people}mia@mail.test,#REF!,#N/A,\n`), refused: [] },
  'letters of no alphabet': {
    file: Buffer.concat([text(`${people}mia@mail.test,`), Buffer.from([0x81, 0x8d, 0x90]), text(',,5\n')]),
    refused: [],
  },
  'half a letter at the end': {
    file: Buffer.concat([text(`${people}mia@mail.test,Mi`), Buffer.from([0xc3])]),
    refused: [],
  },
  'an odd number of bytes': {
    file: Buffer.concat([
      Buffer.from(`\uFEFF${people}mia@mail.test,Mia,,5\n`, 'utf16le'),
      Buffer.from([0x20]),
    ]),
    refused: [3],
  },
  'half of a pair': { file: Buffer.from(`\uFEFF${people}mia@mail.test,\uD83D,,5\n`, 'utf16le'), refused: [] },
  'a row number that is none, in an Excel file': { file: rowsNumbered('two', '3'), refused: [] },
  'a row number twice in an Excel file': { file: rowsNumbered('2', '2'), refused: [] },
  'row numbers backward in an Excel file': { file: rowsNumbered('9', '8'), refused: [] },
  'a row number beyond measure in an Excel file': { file: rowsNumbered('99999999999'), refused: [] },
  'a row number below one in an Excel file': { file: rowsNumbered('-5', '1.5', '0'), refused: [] },
  'zeros in its cells, far down': {
    file: text(
      `${people.trim()},Notes\n${Array.from({ length: 25 }, (_, n) => `p${n}@mail.test,P,,1,${'x'.repeat(3_000)}\n`).join('')}mia@mail.test,M\0ia,\0,5\0,\0\n`,
    ),
    refused: [],
  },
  'half an emoji where an example ends': {
    file: text(`${people}mia@mail.test,${'x'.repeat(59)}\u{1F600},,5\n`),
    refused: [],
  },
  'half an emoji where a heading ends': {
    file: text(`Email,First Name,${'x'.repeat(99)}\u{1F600}\nmia@mail.test,Mia,5\n`),
    refused: [],
  },
  'half an emoji where a sentence ends': {
    file: text(
      `${people}a@mail.test,A,12/13/1985,1\nb@mail.test,B,12/14/1985,1\nc@mail.test,C,12/15/1985,1\nmia@mail.test,Mia,${'x'.repeat(29)}\u{1F600},5\n`,
    ),
    refused: [5],
  },
  'two rows of headings': { file: text(`${people}${people}mia@mail.test,Mia,,5\n`), refused: [2] },
  'every line end there is': {
    file: text(`${people.trim()}\r\nmia@mail.test,Mia,,5\r\nnoor@mail.test,Noor,,5\r\n`),
    refused: [],
  },
}
