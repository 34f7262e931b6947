export interface Line {
  /** The number of the row's first line, starting at 1. */
  readonly number: number
  readonly cells: readonly string[]
}

/** The rows of a pasted table or CSV file with any separator; empty rows are left out. */
export function readTable(text: string): readonly Line[] {
  const whole = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  // Excel may name the separator itself.
  const [, said] = /^sep=(.)\n/i.exec(whole) ?? []
  const lines = linesOf(said ? whole.replace(/^.*\n/, '') : whole, said ?? separatorOf(whole))
  return lines
    .map(line => (said ? { ...line, number: line.number + 1 } : line))
    .filter(({ cells }) => cells.some(Boolean))
}

const separators = ['\t', ';', ',', '|'] as const

/**
 * Finds the separator: a tab if there is one, because tabs aren't typed within cells; otherwise the most common one.
 * Commas within numbers or before a space don't count, unless all lines have the same number of them.
 */
function separatorOf(text: string): string {
  const lines = text
    .replaceAll(/"(?:[^"]|"")*"/g, 'quoted')
    .split('\n')
    .filter(line => line.trim())
  if (lines.some(line => line.includes('\t'))) return '\t'
  const score = (separator: string) => lines.filter(line => plain(line).includes(separator)).length
  const [best = ','] = separators.toSorted((a, b) => score(b) - score(a))
  if (score(best) > 0) return best
  const commas = new Set(lines.map(line => countOf(',', line.replaceAll(/\d,\d/g, '0'))))
  return commas.size === 1 && !commas.has(0) ? ',' : none
}

/** Occurs in no text, so each line is one cell. */
const none = '\0'

const plain = (line: string) => line.replaceAll(/\d[.,]\d/g, '0').replaceAll(', ', ' ')

function linesOf(text: string, separator: string): readonly Line[] {
  const lines: Line[] = []
  let cells: string[] = []
  let begun = 1
  let number = 1
  let at = 0
  const close = () => {
    lines.push({ number: begun, cells })
    cells = []
    begun = number
  }
  while (at <= text.length) {
    const { cell, end } = cellAt(text, at, separator)
    cells.push(tidy(cell))
    number += countOf('\n', text.slice(at, end))
    at = end + 1
    if (text[end] === separator) continue
    number += 1
    close()
  }
  return lines
}

/** One cell and where it ends: at a separator, or at the end of the line or text. */
function cellAt(text: string, from: number, separator: string): { cell: string; end: number } {
  const quoted = /"((?:[^"]|"")*)"[ ]*/y
  quoted.lastIndex = from
  const [all, inside = ''] = quoted.exec(text) ?? []
  const after = from + (all?.length ?? 0)
  const ends = after === text.length || text[after] === '\n' || text[after] === separator
  if (all !== undefined && ends) return { cell: inside.replaceAll('""', '"'), end: after }
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end++
  return { cell: text.slice(from, end), end }
}

const countOf = (sign: string, text: string) => text.split(sign).length - 1

/** Trims, including the non-breaking spaces of spreadsheets and web pages. */
const tidy = (cell: string) => cell.replaceAll(/[\u00A0\u2007\u202F]/g, ' ').trim()
