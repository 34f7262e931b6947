import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Shape } from '../samples.ts'
import { jsonBodies, sentAs } from './bodies.ts'
import { type OddHeaders, oddHeaders, packed } from './headers.ts'
import { hostile, type Known, valid } from './values.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Shape
}

/** The part of a contract operation that determines what can be sent. */
export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly bodyTypes: readonly string[]
  readonly bodyShape: Shape | undefined
}

export interface Input {
  /** Which part of the request is hostile. */
  readonly part: Part
  readonly path: string
  readonly body: string | Uint8Array | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly cookie: string | undefined
}

const parts = ['nothing', 'path', 'query', 'body', 'headers'] as const
type Part = (typeof parts)[number]

/** Every operation in the generated contract. */
export function emittedOperations(): readonly Operation[] {
  const document = JSON.parse(
    readFileSync(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8'),
    (_key, value) => value,
  )
  const resolved = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolved)
    if (typeof node !== 'object' || node === null) return node
    const { $ref, ...rest } = node as { $ref?: string }
    if (!$ref) return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, resolved(value)]))
    return resolved(
      $ref
        .split('/')
        .slice(1)
        .reduce((at, key) => at[key], document),
    )
  }
  return Object.entries<Record<string, never>>(document.paths).flatMap(([path, methods]) =>
    Object.entries<{ operationId: string; parameters?: unknown; requestBody?: { content: object } }>(
      methods,
    ).map(([method, { operationId, parameters = [], requestBody }]) => {
      const content = Object.entries(requestBody?.content ?? {})
      const shape = content[0]?.[1].schema as Shape | undefined
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        parameters: resolved(parameters) as readonly Parameter[],
        bodyTypes: content.map(([type]) => type),
        bodyShape: resolved(shape) as Shape | undefined,
      }
    }),
  )
}

/** Inputs for an operation: mostly valid, so that the hostile part gets far. */
export function inputsFor(
  operation: Operation,
  known: Known,
  pictures: readonly Uint8Array[],
): fc.Arbitrary<Input> {
  const has = (place: string) => operation.parameters.some(each => each.in === place)
  const weights = {
    nothing: 3,
    path: has('path') ? 3 : 0,
    query: has('query') ? 6 : 1,
    body: operation.bodyShape ? 8 : 1,
    headers: 5,
  }
  const weighted = parts.map(part => ({ arbitrary: fc.constant(part), weight: weights[part] }))
  return fc.oneof(...weighted).chain(part =>
    fc
      .record({
        path: pathsOf(operation, known, part === 'path'),
        query: queriesOf(operation, known, part === 'query'),
        body: bodiesOf(operation, known, pictures, part === 'body'),
        odd: part === 'headers' ? oddHeaders : fc.constant<OddHeaders>({ headers: {} }),
      })
      .map(({ path, query, body, odd }) => ({
        part,
        path: query ? `${path}?${query}` : path,
        body: packed(body, odd.pack),
        headers: { ...typeOf(operation, body), ...odd.headers },
        cookie: odd.cookie,
      })),
  )
}

function typeOf({ bodyTypes }: Operation, body: unknown): Readonly<Record<string, string>> {
  const [type] = bodyTypes
  return body === undefined || !type ? {} : { 'content-type': type.replace('*', 'png') }
}

const inAddress = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.slice(0, 1_000).toWellFormed())
}

const brokenPart = fc.constantFrom(
  '%',
  '%E0%A4%A',
  '%ff',
  '%00',
  '%2f',
  '%2e%2e',
  ':id',
  '{id}',
  ';a=1',
  'a%20b',
)

function pathsOf({ path, parameters }: Operation, known: Known, isHostile: boolean): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const texts = names.map(name => {
    const schema = parameters.find(each => each.in === 'path' && each.name === name)?.schema ?? {}
    const right = valid(schema, known, name).map(inAddress)
    // An empty value would change the path.
    return isHostile
      ? fc.oneof(
          hostile(schema).map(value => inAddress(value) || '%20'),
          brokenPart,
        )
      : right
  })
  return fc
    .tuple(...texts)
    .map(values => names.reduce((at, name, n) => at.replace(`{${name}}`, values[n] ?? ''), path))
}

function queriesOf({ parameters }: Operation, known: Known, isHostile: boolean): fc.Arbitrary<string> {
  const fields = parameters.filter(each => each.in === 'query')
  const pair = ({ name }: Parameter, values: fc.Arbitrary<unknown>) =>
    values.map(value => `${name}=${inAddress(value)}`)
  const right = fc
    .tuple(...fields.map(each => fc.option(pair(each, valid(each.schema, known, each.name)), chanceOf(each))))
    .map(pairs => pairs.filter(each => each !== null))
  if (!isHostile) return right.map(pairs => pairs.join('&'))
  const wrong = fc.oneof(
    ...fields.map(each => ({ arbitrary: pair(each, hostile(each.schema)), weight: 4 })),
    ...fields.map(({ name }) => fc.constantFrom(`${name}[]=1`, `${name}=1&${name}=2`, `${name}=%ff`, name)),
    fc.constantFrom(
      '%',
      '&&==',
      '__proto__[a]=1',
      '%00=1',
      `a=${'x'.repeat(3_000)}`,
      'a=1'.padEnd(3_000, '&a=1'),
    ),
  )
  return fc.tuple(right, wrong).map(([pairs, bad]) => {
    const name = bad.split(/[=[]/)[0]
    return [...pairs.filter(each => !each.startsWith(`${name}=`)), bad].join('&')
  })
}

/** Required parameters are always present. */
const chanceOf = ({ required }: Parameter) => ({ nil: null, freq: required ? 1_000_000 : 2 })

function bodiesOf(
  { method, bodyTypes: [type = ''], bodyShape }: Operation,
  known: Known,
  pictures: readonly Uint8Array[],
  isHostile: boolean,
): fc.Arbitrary<string | Uint8Array | undefined> {
  if (type === 'image/*') return isHostile ? brokenPictures(pictures) : fc.constantFrom(...pictures)
  if (!bodyShape) return isHostile && method !== 'GET' ? fc.json() : fc.constant(undefined)
  const bodies = jsonBodies(bodyShape, known, isHostile)
  return type.includes('form') ? bodies.map(asForm) : bodies.map(sentAs)
}

function brokenPictures(pictures: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  const damaged = fc
    .tuple(fc.constantFrom(...pictures), fc.nat(), fc.nat(255))
    .map(([picture, at, byte]) => Buffer.from(picture).fill(byte, at % picture.length))
  const cut = fc
    .tuple(fc.constantFrom(...pictures), fc.nat())
    .map(([picture, at]) => picture.subarray(0, at % picture.length))
  return fc.oneof(damaged, cut, fc.uint8Array({ maxLength: 500 }))
}

function asForm(body: unknown): string {
  if (typeof body !== 'object' || body === null) return String(body)
  const pairs = Object.entries(body).map(([name, value]): [string, string] => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
    return [name.toWellFormed(), text.toWellFormed()]
  })
  return new URLSearchParams(pairs).toString()
}
