export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * The encoding that a file's first bytes show, by a byte order mark or by where the zeros are. If undefined, it's UTF-8
 * if all of it decodes, otherwise Windows-1252.
 */
export function encodingOf(head: Uint8Array): Encoding | undefined {
  const [first, second] = head
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && head[2] === 0xbf) return 'utf-8'
  const zeros = [0, 0]
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > head.length / 4 && even < odd / 10) return 'utf-16le'
  if (even > head.length / 4 && odd < even / 10) return 'utf-16be'
  return undefined
}

const delimiters = [',', ';', '\t', '|'] as const

/** Reads a first line such as `sep=;`, which isn't a row. */
export function separatorLine(
  text: string,
): { readonly delimiter: string; readonly length: number } | undefined {
  const found = /^\uFEFF?"?sep=(.)"?[^\S\r\n]*(?:\r\n|\n|\r|$)/i.exec(text)
  return found?.[1] ? { delimiter: found[1], length: found[0].length } : undefined
}

/** The cell delimiter: the character that occurs equally often in the most lines. Defaults to a comma. */
export function delimiterOf(sample: string): string {
  const lines = linesOf(sample).slice(0, 25)
  const scores = delimiters.map(delimiter => {
    const counts = lines.map(line => line.split(delimiter).length - 1)
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
    const alike = counts.filter(count => count === usual).length
    return {
      delimiter,
      score: usual === 0 ? Math.min(1, counts[0] ?? 0) / 10 : alike + Math.min(usual, 9) / 10,
    }
  })
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score > 0 ? best.delimiter : ','
}

/** A sample's lines without quoted text. The last one may be cut off, so it only counts if it's the only one. */
function linesOf(sample: string): readonly string[] {
  const bare = sample.replaceAll(/"(?:[^"]|"")*"/g, 'x')
  const lines = bare.split(/\r\n|\n|\r/).filter(line => line.trim() !== '')
  return lines.length > 1 && !/[\r\n]$/.test(bare) ? lines.slice(0, -1) : lines
}
