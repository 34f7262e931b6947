import { readPrice } from './read-price.ts'
import type { Line } from './read-table.ts'

const ending =
  /^(.*?\S)(?:\s*[:,–—]\s*|\s+-+\s+|\s*\.{2,}\s*|\s+)((?:from\s+|ab\s+)?[$€£]?\s?\d[\d.,']*\s?(?:[$€£]|usd|eur)?)$/i

/** A list that was typed without columns, 'Lip Filler $650' a line: what stands last is the price where it is one. */
export const typedLines = (lines: readonly Line[]): readonly Line[] =>
  lines.every(({ cells }) => cells.filter(Boolean).length === 1) ? lines.map(inTwo) : lines

function inTwo(line: Line): Line {
  const [, name, price] = ending.exec(line.cells.find(Boolean) ?? '') ?? []
  return name && price && readPrice(price) !== undefined ? { ...line, cells: [name, price] } : line
}
