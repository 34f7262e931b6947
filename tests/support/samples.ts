import { z } from 'zod'
import type { AnyRoute } from '#platform/http/route/route.ts'

/** The part of JSON Schema that the tests use. */
export interface Shape {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly const?: unknown
  readonly example?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Shape
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: boolean | Shape
  readonly propertyNames?: Shape
  readonly required?: readonly string[]
}

const unknownId = '00000000-0000-7000-8000-000000000000'

const byFormat: Readonly<Record<string, string>> = {
  email: 'nobody@velora.test',
  uuid: unknownId,
  date: '1991-05-14',
  'date-time': '2026-11-21T18:00:00Z',
  uri: 'https://velora.test/',
}

/** A body that matches a route's schema, so that every route can be tested without a manual list. */
export function sampleBody(route: AnyRoute): Readonly<Record<string, unknown>> | undefined {
  if (!route.body) return undefined
  return sampleOf(shapeOf(route.body)) as never
}

export const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

/** The media types of the forms that it accepts. */
export const formsOf = ({ consumes }: AnyRoute) =>
  consumes && 'forms' in consumes ? consumes.forms : undefined

/** A body in the route's format: form fields if it takes forms, otherwise unchanged. */
export function asSent(route: AnyRoute, body: unknown): readonly [unknown, Readonly<Record<string, string>>] {
  const isFields = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (!formsOf(route) || !isFields) return [body, {}]
  const text = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value))
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(body)) form.append(name.toWellFormed(), text(value) ?? '')
  return [form.toString(), { 'content-type': 'application/x-www-form-urlencoded' }]
}

export const samplePath = ({ path }: { readonly path: string }) => path.replaceAll(/\{\w+\}/g, unknownId)

export function sampleOf(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.example !== undefined) return shape.example
  if (shape.enum) return shape.enum[0]
  const [branch] = shape.anyOf ?? shape.oneOf ?? []
  if (branch) return sampleOf(branch)
  switch (shape.type) {
    case 'string':
      return byFormat[shape.format ?? ''] ?? 'a text'.padEnd(shape.minLength ?? 0, '.')
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1)
    case 'boolean':
      return true
    case 'array':
      return []
    default:
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([name]) => shape.required?.includes(name))
          .map(([name, inner]) => [name, sampleOf(inner)]),
      )
  }
}
