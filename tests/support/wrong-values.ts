import type { z } from 'zod'
import type { AnyRoute } from '#platform/http/route/route.ts'
import { type Shape, sampleOf, shapeOf } from './samples.ts'

export type Kind =
  | 'missing'
  | 'wrong type'
  | 'too long'
  | 'too short'
  | 'no choice of these'
  | 'wrong form'
  | 'out of range'
  | 'too many'
  | 'extra property'
  | 'no object'

export interface Wrong {
  readonly kind: Kind
  /** The place in the body, query or path. */
  readonly place: string
  readonly value: unknown
}

/** For every field in the schema, each kind of invalid value, within an otherwise valid sample. */
export function wrongBodies({ body }: AnyRoute): readonly Wrong[] {
  if (!body) return []
  const whole = [[], 'a text', 12, null].map(value => ({ kind: 'no object' as const, place: 'body', value }))
  return [...whole, ...wrongsOf(shapeOf(body), 'body')]
}

/** The same for URL parameters, where everything is a text. */
export function wrongTexts(schema: z.ZodType | undefined): readonly Wrong[] {
  const fields = schema ? Object.entries(shapeOf(schema).properties ?? {}) : []
  return fields.flatMap(([name, shape]) => {
    const wrong = [...wrongsOf(shape, name), { kind: 'wrong form' as const, place: name, value: 'nonsense' }]
    return wrong.filter(({ value }) => typeof value === 'string' || typeof value === 'number')
  })
}

function wrongsOf(shape: Shape, place: string): Wrong[] {
  const branches = shape.anyOf ?? shape.oneOf
  if (branches)
    return [...branches.flatMap(branch => wrongsOf(branch, place)), wrong('wrong type', place, {})]
  if (shape.const !== undefined) return [wrong('no choice of these', place, 'no such choice')]
  if (shape.enum)
    return [wrong('no choice of these', place, 'no such choice'), wrong('wrong type', place, 12)]
  switch (shape.type) {
    case 'string':
      return ofText(shape, place)
    case 'integer':
    case 'number':
      return ofNumber(shape, place)
    case 'boolean':
      return [wrong('wrong type', place, 'perhaps'), wrong('wrong type', place, null)]
    case 'array':
      return ofList(shape, place)
    case 'object':
      return ofObject(shape, place)
    default:
      return []
  }
}

const wrong = (kind: Kind, place: string, value: unknown): Wrong => ({ kind, place, value })

function ofText({ format, pattern, minLength = 0, maxLength }: Shape, place: string): Wrong[] {
  return [
    wrong('wrong type', place, 12),
    wrong('wrong type', place, null),
    wrong('wrong type', place, {}),
    ...(maxLength ? [wrong('too long', place, `https://long.test/${'x'.repeat(maxLength)}`)] : []),
    ...(minLength > 0
      ? [wrong('too short', place, ''), wrong('too short', place, 'x'.repeat(minLength - 1))]
      : []),
    ...(format || pattern
      ? [wrong('wrong form', place, 'nonsense'), wrong('wrong form', place, '2026-13-45')]
      : []),
  ]
}

function ofNumber({ type, minimum = 0, maximum }: Shape, place: string): Wrong[] {
  return [
    wrong('wrong type', place, 'many'),
    wrong('wrong type', place, null),
    wrong('out of range', place, minimum - 1),
    wrong('out of range', place, (maximum ?? 1e300) * 2),
    ...(type === 'integer' ? [wrong('out of range', place, 1.5)] : []),
  ]
}

function ofList({ items = {}, maxItems }: Shape, place: string): Wrong[] {
  const many = Array.from({ length: (maxItems ?? 0) + 1 }, () => sampleOf(items))
  return [
    wrong('wrong type', place, 'a text'),
    ...(maxItems ? [wrong('too many', place, many)] : []),
    ...wrongsOf(items, `${place}[0]`).map(({ value, ...rest }) => ({ ...rest, value: [value] })),
  ]
}

function ofObject(shape: Shape, place: string): Wrong[] {
  const sample = sampleOf(shape) as Readonly<Record<string, unknown>>
  const { properties = {}, required = [], additionalProperties, propertyNames } = shape
  const others =
    typeof additionalProperties === 'object' ? wrongsOf(additionalProperties, `${place}.any`) : []
  return [
    ...required.map(name => wrong('missing', `${place}.${name}`, { ...sample, [name]: undefined })),
    ...Object.entries(properties).flatMap(([name, inner]) =>
      wrongsOf(inner, `${place}.${name}`).map(each => ({
        ...each,
        value: { ...sample, [name]: each.value },
      })),
    ),
    ...others.map(each => ({ ...each, value: { any: each.value } })),
    ...(propertyNames?.maxLength
      ? [wrong('too long', place, { ['x'.repeat(propertyNames.maxLength + 1)]: 1 })]
      : []),
    ...(additionalProperties === false ? [wrong('extra property', place, { ...sample, isAdmin: true })] : []),
  ]
}
