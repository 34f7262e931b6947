import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Place, placesInSources } from './source-map.ts'

const frame = /(file:\/\/\S+?\.mjs):(\d+):(\d+)/g
const mostKept = 1_000
/** Frames that were asked for, and what they are in the sources: the same ones come again while something is broken. */
const known = new Map<string, string>()

/**
 * The stack with the sources' names and lines for those of the bundle (D-248). Maps are read when an error is written
 * down, not by the start as Node's own `--enable-source-maps` does, which would be a third of its time.
 */
export function stackInSources(stack: string): string {
  if (known.size > mostKept) known.clear()
  const unknown = Map.groupBy(
    [...stack.matchAll(frame)].filter(([text]) => !known.has(text)),
    ([, file = '']) => file,
  )
  for (const [file, frames] of unknown) {
    const places = frames.map(([, , line, column]) => ({ line: Number(line), column: Number(column) }))
    for (const [n, text] of namesInSources(file, places).entries()) known.set(frames[n]?.[0] ?? '', text)
  }
  return stack.replace(frame, text => known.get(text) ?? text)
}

function namesInSources(file: string, places: readonly Place[]): readonly string[] {
  const nameOf = (name: string, { line, column }: Place) => `${name}:${line}:${column}`
  try {
    const map = JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8'))
    return placesInSources(map, places).map((found, n) =>
      found ? nameOf(new URL(found.source, file).href, found) : nameOf(file, places[n] as Place),
    )
  } catch {
    // Not of the bundle, or half of it is gone: the stack as it is says more than nothing.
    return places.map(place => nameOf(file, place))
  }
}
