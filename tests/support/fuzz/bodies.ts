import fc from 'fast-check'
import type { Shape } from '../samples.ts'
import { beyondNumbers, hostile, type Known, valid } from './values.ts'

interface Place {
  readonly path: readonly string[]
  readonly shape: Shape
}

/** A JSON body: valid, with exactly one error, or completely different. */
export function jsonBodies(shape: Shape, known: Known, isToBeHostile: boolean): fc.Arbitrary<unknown> {
  const right = valid(shape, known)
  if (!isToBeHostile) return right
  const everywhere = placesIn(shape)
  const place = everywhere.length > 0 ? fc.constantFrom(...everywhere) : undefined
  const changed = place
    ? fc.tuple(
        right,
        place.chain(({ path, shape }) => hostile(shape).map(bad => [path, bad] as const)),
      )
    : undefined
  return fc.oneof(
    ...(changed
      ? [{ arbitrary: changed.map(([body, [path, bad]]) => withAt(body, path, bad)), weight: 10 }]
      : []),
    ...(place
      ? [
          {
            arbitrary: fc.tuple(right, place).map(([body, { path }]) => withAt(body, path, undefined)),
            weight: 1,
          },
        ]
      : []),
    {
      arbitrary: fc
        .tuple(right, fc.constantFrom('__proto__', 'isAdmin', '\ud800', '', 'x'.repeat(3_000)))
        .map(([body, extra]) => withAt(body, [extra], 1)),
      weight: 1,
    },
    { arbitrary: fc.jsonValue({ maxDepth: 4 }), weight: 1 },
    { arbitrary: brokenTexts, weight: 1 },
  )
}

const brokenTexts = fc.constantFrom<unknown>(
  '',
  ' ',
  '{"a":1',
  '{"a":1}}',
  '"a text"',
  'null',
  '{"__proto__":{"isAdmin":true}}',
  '{"a":1,"a":2}',
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `[${'9'.repeat(5_000)}]`,
  Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
  Buffer.from('\ufeff{}', 'utf16le'),
)

function placesIn(shape: Shape, path: readonly string[] = []): readonly Place[] {
  const inner = [shape, ...(shape.anyOf ?? shape.oneOf ?? [])].flatMap(({ properties = {} }) =>
    Object.entries(properties),
  )
  const list = shape.items ? [['0', shape.items] as const] : []
  return [...inner, ...list].flatMap(([name, each]) => {
    const here = [...path, name]
    return [{ path: here, shape: each }, ...placesIn(each, here)]
  })
}

/** A copy with this value at this path; removed if undefined. Creates missing parents. */
function withAt(body: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (Array.isArray(body)) return [withAt(body[0], rest, value), ...body.slice(1)]
  const fields = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  const next = withAt(fields.get(name), rest, value)
  if (next === undefined) fields.delete(name)
  else fields.set(name, next)
  return Object.fromEntries(fields)
}

/** The body to send: texts and bytes unchanged, anything else as JSON. */
export function sentAs(body: unknown): string | Uint8Array | undefined {
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) return body
  return JSON.stringify(body)?.replaceAll(`"${beyondNumbers}"`, '1e400')
}
