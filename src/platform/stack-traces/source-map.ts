/** What a bundler says of a file that it made: version 3 of the format (ECMA-426). */
export interface SourceMap {
  readonly sources: readonly string[]
  readonly mappings: string
}

/** Of text: both count from 1, as stacks do. */
export interface Place {
  readonly line: number
  readonly column: number
}

export type SourcePlace = Place & { readonly source: string }

const digits = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((letter, n) => [
    letter.charCodeAt(0),
    n,
  ]),
)
const [comma, semicolon] = [44, 59]

/**
 * Where places of a bundle came from, each by the last mapping of its line that begins before it. It goes through the
 * mappings once and keeps none: as objects, those of a server are 60 MB.
 */
export function placesInSources(
  { sources, mappings }: SourceMap,
  wanted: readonly Place[],
): readonly (SourcePlace | undefined)[] {
  const found: (SourcePlace | undefined)[] = wanted.map(() => undefined)
  // Of a mapping: the column in the bundle, then source, line and column there; each but the first goes on from before.
  const values = [0, 0, 0, 0, 0]
  let [line, field, value, shift] = [1, 0, 0, 0]
  const note = () => {
    if (field < 4) return
    for (const [n, place] of wanted.entries())
      if (place.line === line && (values[0] ?? 0) < place.column) found[n] = sourcePlace(sources, values)
  }
  for (let at = 0; at <= mappings.length; at++) {
    const letter = at < mappings.length ? mappings.charCodeAt(at) : semicolon
    const digit = digits.get(letter)
    if (digit !== undefined) {
      value += (digit & 31) << shift
      shift += 5
      if (digit & 32) continue
      values[field] = (values[field] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1)
      ;[field, value, shift] = [field + 1, 0, 0]
    } else if (letter === comma || letter === semicolon) {
      note()
      field = 0
      if (letter === semicolon) {
        line++
        values[0] = 0
      }
    }
  }
  return found
}

const sourcePlace = (
  sources: readonly string[],
  [, source = 0, line = 0, column = 0]: readonly number[],
): SourcePlace | undefined => {
  const name = sources[source]
  return name === undefined ? undefined : { source: name, line: line + 1, column: column + 1 }
}
