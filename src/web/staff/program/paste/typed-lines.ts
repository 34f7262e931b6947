import { readServicePrice } from './read-service-price.ts'
import type { Line } from './read-table.ts'

/** A list typed without columns, such as 'Lip Filler $650': the end of a line is the price if it looks like one. */
export const typedLines = (lines: readonly Line[]): readonly Line[] =>
  lines.every(({ cells }) => cells.filter(Boolean).length === 1) ? lines.map(inTwo) : lines

const gap = /\s*[:,–—]\s*|\s+-+\s+|\s*\.{2,}\s*|\s+/g

/** Splits at the first gap that is followed by nothing but a price. */
function inTwo(line: Line): Line {
  const text = line.cells.find(Boolean) ?? ''
  for (const { index, 0: between } of text.matchAll(gap)) {
    const [name, price] = [text.slice(0, index), text.slice(index + between.length)]
    if (name && price && readServicePrice(price)) return { ...line, cells: [name, price] }
  }
  return line
}
