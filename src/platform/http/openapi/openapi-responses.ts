import type { OpenAPIRegistry } from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import type { Refusal, RefusalClass } from '#platform/kernel/refusal.ts'
import { Draining, NoEncodingAccepted, problemOf, statusOf, Unexpected } from '../refusals.ts'
import type { AnyRoute } from '../route/route.ts'
import { refusalsOf } from './possible-refusals.ts'

const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string().meta({ description: 'Stable, for client code.' }),
    message: z.string().meta({ description: 'A sentence to show to people.' }),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    current: z.unknown().optional().meta({
      description: 'If `If-Match` is out of date: the current version, as `GET` returns it.',
    }),
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

export type SharedResponses = ReturnType<typeof sharedResponses>

/** Parts that all operations share, defined once in the contract. */
export function sharedResponses(registry: OpenAPIRegistry) {
  const requestId = registry.registerComponent('headers', 'RequestId', {
    ...header('string', 'The request’s ID in the log.'),
    required: true,
  })
  const headers = { 'X-Request-Id': requestId.ref }
  const problem = { $ref: '#/components/schemas/Problem' }
  return {
    headers,
    noEncodingAccepted: registry.registerComponent('responses', 'NoEncodingAccepted', {
      description: '`Accept-Encoding` rules out every encoding the server has.',
      headers,
      content: problemContent([NoEncodingAccepted], problem),
    }).ref,
    headersTooLarge: registry.registerComponent('responses', 'HeadersTooLarge', {
      description: 'The headers, including cookies, exceed 16 kB. The response has no body.',
    }).ref,
    anyOther: registry.registerComponent('responses', 'AnyOther', {
      description: 'Errors possible on any request, such as `unexpected` (500) and `draining` (503).',
      headers,
      content: problemContent([Unexpected, Draining], problem),
    }).ref,
  }
}

/** All responses of a route. */
export function responsesOf(
  route: AnyRoute,
  { headers, noEncodingAccepted, headersTooLarge, anyOther }: SharedResponses,
) {
  return {
    ...successOf(route, headers),
    ...refusalResponses(route, headers),
    406: noEncodingAccepted,
    431: headersTooLarge,
    default: anyOther,
  }
}

type Headers = SharedResponses['headers']

function successOf(route: AnyRoute, always: Headers) {
  const content = successContent(route)
  if (!content) return { 302: { description: 'Redirect.', headers: { ...always, Location: location } } }
  const headers = { ...always, ...ownHeaders(route) }
  return {
    200: { description: route.summary, headers, content },
    ...(route.produces?.accepted && { 202: { description: route.produces.accepted, headers, content } }),
    ...(isPublicList(route) && { 304: { description: 'Not modified; see `If-None-Match`.', headers } }),
  }
}

/** Whether everyone gets the same bytes, with an ETag. */
export const isPublicList = ({ cache }: AnyRoute) => cache !== undefined && !cache.perMember

/** A binary response with these media types. */
export const contentOf = (types: readonly string[]) =>
  Object.fromEntries(types.map(type => [type, { schema: { type: 'string' as const, format: 'binary' } }]))

function successContent({ produces, answer }: AnyRoute) {
  if (produces?.types) return contentOf(produces.types)
  if (produces?.events) return eventsOf(produces.events)
  return answer && { 'application/json': { schema: answer } }
}

const ownHeaders = (route: AnyRoute) => ownHeadersOf(route, isPublicList(route))

const ownHeadersOf = ({ produces, paged, cache, etagOf, method }: AnyRoute, isList: boolean) => ({
  ...(produces?.downloadAs && {
    'Content-Disposition': always(
      header('string', `A download: \`attachment; filename="${produces.downloadAs}"\`.`),
    ),
  }),
  ...(paged && {
    Link: header('string', 'The next page (`rel="next"`); absent on the last page.'),
    'X-Total-Count': always(header('integer', 'The total count.')),
  }),
  ...(typeof paged === 'object' && {
    'X-Total-Relation': header(
      'string',
      `\`gte\` if there are more than ${paged.countsUpTo}; counting stops there.`,
    ),
  }),
  ...(etagOf && method === 'get' && { ETag: always(header('string', 'For the `If-Match` of a change.')) }),
  ...(isList && {
    ETag: cache?.unless
      ? header('string', 'For `If-None-Match`; absent if the response depends on who asks.')
      : always(header('string', 'For `If-None-Match`.')),
  }),
})

function header(type: 'string' | 'integer', description: string) {
  return { description, schema: { type } }
}

function always<T extends object>(described: T) {
  return { ...described, required: true }
}

const location = always(header('string', 'Where to continue.'))
const retryAfter = header('integer', 'Seconds to wait before retrying.')

const eventsOf = (names: readonly string[]) => ({
  'text/event-stream': {
    schema: { type: 'string' as const, description: 'Server-sent events without data.' },
    examples: Object.fromEntries(names.map(name => [name, { value: `event: ${name}\ndata:\n\n` }])),
  },
})

function refusalResponses(route: AnyRoute, always: Headers) {
  const byStatus = Map.groupBy(refusalsOf(route), ({ kind }) => statusOf[kind])
  return Object.fromEntries(
    [...byStatus].map(([status, refused]) => [status, refusalResponse(refused, always)]),
  )
}

function refusalResponse(refused: readonly RefusalClass[], headers: Headers) {
  const waiting = refused.filter(each => exampleOf(each).retryAfterSeconds !== undefined).length
  return {
    description: refused.map(({ code }) => `\`${code}\``).join(', '),
    headers: {
      ...headers,
      ...(waiting > 0 && { 'Retry-After': waiting === refused.length ? always(retryAfter) : retryAfter }),
    },
    content: problemContent(refused, Problem),
  }
}

const problemContent = <S>(refused: readonly RefusalClass[], schema: S) => ({
  'application/problem+json': { schema, examples: examplesOf(refused) },
})

const examplesOf = (refused: readonly RefusalClass[]) =>
  Object.fromEntries(refused.map(each => [each.code, { value: problemOf(exampleOf(each)) }]))

const exampleOf = (refused: RefusalClass): Refusal => new refused(...(refused.exampleFacts as never[]))
