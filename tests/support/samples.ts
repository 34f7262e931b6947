import { z } from 'zod'
import type { AnyRoute } from '#platform/http/route.ts'

interface Shape {
  readonly type?: string
  readonly format?: string
  readonly const?: unknown
  readonly example?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly minLength?: number
  readonly minimum?: number
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
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

/** A body that a route's schema takes, so that every route of the product can be asked without a list by hand. */
export function sampleBody(route: AnyRoute): Readonly<Record<string, unknown>> | undefined {
  if (!route.body) return undefined
  return sampleOf(z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }) as Shape) as never
}

export const samplePath = (route: AnyRoute) => route.path.replaceAll(/\{\w+\}/g, unknownId)

function sampleOf(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.example !== undefined) return shape.example
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf?.[0]) return sampleOf(shape.anyOf[0])
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
