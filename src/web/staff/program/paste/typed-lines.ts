import { readServicePrice } from './read-service-price.ts'
import type { Line } from './read-table.ts'

/** A list that was typed without columns, 'Lip Filler $650' a line: what comes last is the price where it is one. */
export const typedLines = (lines: readonly Line[]): readonly Line[] =>
  lines.every(({ cells }) => cells.filter(Boolean).length === 1) ? lines.map(inTwo) : lines

const gap = /\s*[:,–—]\s*|\s+-+\s+|\s*\.{2,}\s*|\s+/g

/** At the first gap behind which there is a price and nothing else. */
function inTwo(line: Line): Line {
  const text = line.cells.find(Boolean) ?? ''
  for (const { index, 0: between } of text.matchAll(gap)) {
    const [name, price] = [text.slice(0, index), text.slice(index + between.length)]
    if (name && price && readServicePrice(price)) return { ...line, cells: [name, price] }
  }
  return line
}
