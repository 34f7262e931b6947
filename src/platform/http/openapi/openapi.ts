import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import { type AnyRoute, everyRole, isAudited, isForKeys, type RouteGroup, takesKey } from '../route/route.ts'
import { callersOf } from './access-table.ts'
import { contentOf, isPublicList, responsesOf, sharedResponses } from './openapi-responses.ts'

type RouteDocs = Omit<RouteGroup, 'door'>

/** The contract, generated from the same route objects that the server uses. */
export function openApiDocument(served: readonly RouteDocs[], sessionCookie: string): object {
  const registry = new OpenAPIRegistry()
  registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description:
      'The session that signing in or a staff code opens. Its cookie is `sid`, and `__Host-sid` where the app is ' +
      'reached by https.',
  })
  registry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'vlr_…',
    description:
      'An API key for some scopes, created by the owner in the staff area under “API & Webhooks”. It’s shown once, and stops ' +
      'working as soon as it’s revoked.',
  })
  const shared = sharedResponses(registry)
  for (const { tag, routes } of served)
    for (const route of routes)
      registry.registerPath({ ...operationOf(tag, route), responses: responsesOf(route, shared) })
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info,
    servers: [{ url: '/', description: 'The address that this document comes from.' }],
    tags: served.map(({ tag, description }) => ({ name: tag, description, 'x-displayName': titleOf(tag) })),
    'x-tagGroups': [...Map.groupBy(served, ({ module }) => module)].map(([module, parts]) => ({
      name: titleOf(module),
      tags: parts.map(({ tag }) => tag),
    })),
  } as Parameters<OpenApiGeneratorV31['generateDocument']>[0])
}

const titleOf = (name: string) =>
  `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`.replace(/\bapi\b/i, 'API')

const info = {
  title: 'Velora',
  version: '1',
  description:
    'Loyalty and VIP membership for medical spas. Sessions are cookies; unsafe methods need a same-origin request; ' +
    'mutations may carry Idempotency-Key. Every response has an `X-Request-Id`, which is also in the log. Errors are ' +
    'problem details (RFC 9457): `message` is for people, `code` for programs.',
  contact: { name: 'The makers of Velora' },
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
}

function operationOf(tag: string, route: AnyRoute) {
  const body = bodyOf(route)
  const headers = headersOf(route)
  return {
    method: route.method,
    path: route.path,
    operationId: route.name,
    tags: [tag],
    summary: route.summary,
    description: `${route.description}\n\n${whoMay(route)}`,
    security: securityOf(route),
    'x-roles': callersOf(route),
    'x-badges': badgesOf(route),
    request: {
      ...(route.params && { params: route.params }),
      ...(route.query && { query: route.query }),
      ...(headers && { headers }),
      ...(body && { body }),
    },
  }
}

/** The labels next to a call's name on the docs page. */
function badgesOf(route: AnyRoute) {
  const { access } = route
  const all = Array.isArray(access) && everyRole.every(role => access.includes(role))
  const some = isForKeys(access) ? `key: ${access.scope}` : access
  const who = access === 'visitor' ? ['public'] : all ? ['all staff'] : [some].flat()
  const audited = isAudited(route) || route.audit?.reads ? ['audited'] : []
  return [...who, ...audited].map(name => ({ name, position: 'after' }))
}

function securityOf({ access }: AnyRoute) {
  if (access === 'visitor') return []
  return [isForKeys(access) ? { apiKey: [] } : { session: [] }]
}

function whoMay({ access, sessionless }: AnyRoute): string {
  if (isForKeys(access)) return `For API keys with the scope \`${access.scope}\`.`
  if (access === 'member') return 'For the signed-in member.'
  if (Array.isArray(access)) return `For staff: ${access.join(', ')}.`
  return sessionless === 'screen' ? 'Public. Any session is ignored.' : 'Public.'
}

function bodyOf(route: AnyRoute) {
  const { consumes } = route
  if (consumes && 'types' in consumes) return { required: true, content: contentOf(consumes.types) }
  if (!route.body) return undefined
  const types = consumes && 'forms' in consumes ? consumes.forms : ['application/json']
  // A missing body counts as an empty object.
  const required = !route.body.safeParse({}).success
  return { required, content: Object.fromEntries(types.map(type => [type, { schema: route.body }])) }
}

function headersOf(route: AnyRoute) {
  const described = {
    ...(takesKey(route) && { 'Idempotency-Key': idempotencyKey }),
    ...(isPublicList(route) && {
      'If-None-Match': 'The `ETag` of an earlier response; 304 if it’s still current.',
    }),
    ...route.headers,
  }
  if (Object.keys(described).length === 0) return undefined
  const header = (name: string, description: string) => {
    const needed = name === 'Idempotency-Key' && isForKeys(route.access)
    return (needed ? z.string() : z.string().optional()).meta({ description })
  }
  return z.object(
    Object.fromEntries(Object.entries(described).map(([name, text]) => [name, header(name, text)])),
  )
}

const idempotencyKey = 'The same key with the same body acts once and returns the same response for 24 hours.'
