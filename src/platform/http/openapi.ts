import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import type { RefusalClass } from '#platform/kernel/refusal.ts'
import {
  AnswerShownOnce,
  Busy,
  ForeignOrigin,
  InvalidRequest,
  KeyUsedForAnotherRequest,
  NotAllowed,
  NotSignedIn,
  statusOf,
  TooManyAttempts,
  TooManyStreams,
  titleOf,
  UploadsFull,
  UploadTooLarge,
} from './refusals.ts'
import type { AnyRoute, Served } from './route.ts'

const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string().meta({ description: 'Stable, for programs.' }),
    message: z.string().meta({ description: 'The sentence that the screen shows.' }),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({
    id: 'Problem',
    description: 'RFC 9457 problem details.',
    example: {
      type: 'urn:velora:refusal:not-signed-in',
      title: 'Not signed in',
      status: 401,
      detail: 'Unauthorized',
      code: 'not-signed-in',
      message: 'Unauthorized',
    },
  })

/** Every refusal that a route may answer with: its own, and those that its shape brings along. */
export function refusalsOf(route: AnyRoute): RefusalClass[] {
  return [
    ...route.refusals,
    ...(route.params || route.query || route.body ? [InvalidRequest] : []),
    ...(route.access === 'visitor' ? [] : [NotSignedIn]),
    ...(Array.isArray(route.access) ? [NotAllowed] : []),
    ...(route.method === 'get' || route.fromElsewhere ? [] : [ForeignOrigin]),
    ...(takesKey(route) ? [KeyUsedForAnotherRequest] : []),
    ...(route.shownOnce ? [AnswerShownOnce] : []),
    ...(route.takes ? [UploadTooLarge, UploadsFull] : []),
    ...(route.limits || route.bound ? [TooManyAttempts] : []),
    ...(route.bound?.atOnce === undefined ? [] : [Busy]),
    ...(route.events ? [TooManyStreams] : []),
  ]
}

const takesKey = (route: AnyRoute) => route.method !== 'get' && !route.takes

/** The contract, from the same objects that the server answers with. */
export function openApiDocument(served: readonly Omit<Served, 'door'>[]): object {
  const registry = new OpenAPIRegistry()
  registry.registerComponent('securitySchemes', 'session', { type: 'apiKey', in: 'cookie', name: 'sid' })
  for (const { tag, routes } of served)
    for (const route of routes) registry.registerPath(operation(tag, route))
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Velora',
      version: '1',
      description:
        'Loyalty and VIP membership for medical spas. Sessions are cookies; unsafe methods need a same-origin request; ' +
        'mutations may carry Idempotency-Key.',
    },
    tags: served.map(({ tag }) => ({ name: tag })),
  })
}

function operation(tag: string, route: AnyRoute) {
  return {
    method: route.method,
    path: route.path,
    operationId: route.name,
    tags: [tag],
    summary: route.summary,
    ...(route.description && { description: route.description }),
    ...(route.access !== 'visitor' && { security: [{ session: [] }] }),
    request: {
      ...(route.params && { params: route.params }),
      ...(route.query && { query: route.query }),
      ...(takesKey(route) && { headers: idempotencyHeader }),
      ...(route.body && {
        body: { required: true, content: { 'application/json': { schema: route.body } } },
      }),
      ...(route.takes && { body: { required: true, content: contentOf(route.takes.types) } }),
    },
    responses: { ...success(route), ...refusalResponses(route) },
  }
}

const idempotencyHeader = z.object({
  'Idempotency-Key': z.string().max(200).optional().meta({
    description: 'The same key with the same body acts once and gives the same answer for 24 hours.',
  }),
})

const contentOf = (types: readonly string[]) =>
  Object.fromEntries(types.map(type => [type, { schema: { type: 'string' as const, format: 'binary' } }]))

function success(route: AnyRoute) {
  if (route.gives) return { 200: { description: route.summary, content: contentOf(route.gives) } }
  if (route.events) return { 200: { description: route.summary, content: eventsOf(route.events) } }
  if (!route.answer) return { 302: { description: 'Redirect.' } }
  const download = route.downloadAs && {
    'Content-Disposition': {
      description: `A file to keep: \`${route.downloadAs}\`.`,
      schema: { type: 'string' as const },
    },
  }
  if (route.gives) {
    const content = contentOf(route.gives)
    return { 200: { description: route.summary, ...(download && { headers: download }), content } }
  }
  if (!route.answer) return { 302: { description: 'Redirect.' } }
  const headers = route.paged
    ? {
        Link: {
          description: 'The next part of the list (`rel="next"`).',
          schema: { type: 'string' as const },
        },
        'X-Total-Count': { description: 'How many there are in all.', schema: { type: 'integer' as const } },
      }
    : download || undefined
  return {
    200: {
      description: route.summary,
      ...(headers && { headers }),
      content: { 'application/json': { schema: route.answer } },
    },
  }
}

const eventsOf = (names: readonly string[]) => ({
  'text/event-stream': {
    schema: { type: 'string' as const, description: 'Server-sent events without data.' },
    examples: Object.fromEntries(names.map(name => [name, { value: `event: ${name}\ndata:\n\n` }])),
  },
})

function refusalResponses(route: AnyRoute) {
  const byStatus = new Map<number, RefusalClass[]>()
  for (const refused of refusalsOf(route)) {
    const status = statusOf[refused.kind]
    byStatus.set(status, [...(byStatus.get(status) ?? []), refused])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, refused]) => [
      status,
      {
        description: refused.map(({ code }) => `\`${code}\``).join(', '),
        content: { 'application/problem+json': { schema: Problem, examples: examplesOf(refused) } },
      },
    ]),
  )
}

function examplesOf(refused: readonly RefusalClass[]) {
  return Object.fromEntries(
    refused.map(({ code, kind, example }) => [
      code,
      {
        value: {
          type: `urn:velora:refusal:${code}`,
          title: titleOf[kind],
          status: statusOf[kind],
          detail: example,
          code,
          message: example,
        },
      },
    ]),
  )
}
