/** A row of a file: its cells, or why it can't be imported. Numbered from 1, as in spreadsheets. */
export interface TableRow {
  readonly number: number
  readonly cells: readonly string[]
}

export const mostColumns = 300
export const longestCell = 5_000
export const mostRows = 1_000_000

/** File types that aren't tables, by first bytes, with a sentence about what to do. */
const others: readonly (readonly [string, string])[] = [
  ['25504446', 'This is a PDF. Please export the list as CSV or Excel (.xlsx) instead.'],
  [
    'd0cf11e0',
    'This is an older Excel file (.xls) or one with a password. Please save it as .xlsx without a password.',
  ],
  ['89504e47', 'This is a picture. Please export the list as CSV or Excel (.xlsx).'],
  ['ffd8ff', 'This is a picture. Please export the list as CSV or Excel (.xlsx).'],
  ['47494638', 'This is a picture. Please export the list as CSV or Excel (.xlsx).'],
  ['1f8b', 'This file is compressed. Please unzip it first.'],
  ['52617221', 'This file is compressed. Please unzip it first.'],
  ['377abcaf', 'This file is compressed. Please unzip it first.'],
  ['7b5c727466', 'This is a text document. Please export the list as CSV or Excel (.xlsx).'],
]

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes.subarray(0, 8), byte => byte.toString(16).padStart(2, '0')).join('')

/** The kind of file by its first bytes, or a sentence about what's wrong with it. */
export function kindOfFile(head: Uint8Array): 'workbook' | 'text' | { readonly problem: string } {
  const hex = hexOf(head)
  if (hex.startsWith('504b0304')) return 'workbook'
  const other = others.find(([start]) => hex.startsWith(start))
  if (other) return { problem: other[1] }
  if (head.length === 0) return { problem: 'This file is empty.' }
  return 'text'
}

/** What's wrong with a readable text that isn't a table. */
export function problemOfText(sample: string): string | undefined {
  const start = sample.trimStart().slice(0, 200).toLowerCase()
  if (start === '') return 'This file is empty.'
  if (/^<(?:!doctype|html|table|\?xml|meta)/.test(start))
    return 'This is a web page or XML, even if its name says Excel. Please open it in Excel and save it as .xlsx or CSV.'
  if (/^[[{]\s*["{[]/.test(start)) return 'This is JSON. Please export the list as CSV or Excel (.xlsx).'
  if (start.startsWith('begin:vcard'))
    return 'These are contact cards. Please export the list as CSV or Excel (.xlsx).'
  const zeros = sample.split('\0').length - 1
  return zeros > 0
    ? 'We can’t read this type of file. Please export the list as CSV or Excel (.xlsx).'
    : undefined
}
