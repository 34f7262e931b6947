import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type Koa from 'koa'
import type { Cache, ReadThrough } from '#platform/database/cache.ts'
import { DatabaseUnavailable } from '#platform/database/database-errors.ts'
import { NoEncodingAccepted } from '../refusals.ts'
import { sessionCookieOf } from '../session/session.ts'
import type { AnyRoute } from './route.ts'
import { jsonOf } from './send-answer.ts'

type Encoding = 'identity' | 'gzip' | 'br'

interface CachedResponse extends Readonly<Record<Encoding, Buffer>> {
  readonly etag: string
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

interface AgedResponse extends CachedResponse {
  readonly ageSeconds?: number
}

interface CachedRoute {
  readonly route: AnyRoute
  /** While the database is down, returns the previous response with its age. */
  get(): Promise<AgedResponse>
}

/** Public lists by path: bytes, ETag and compressed forms, built once and kept until the topic is invalidated. */
export type ResponseCache = ReadonlyMap<string, CachedRoute>

type RouteWithDoor = readonly { readonly route: AnyRoute; readonly door: unknown }[]

export function responseCache(cache: Cache, routes: RouteWithDoor): ResponseCache {
  return new Map(
    routes.flatMap(({ route, door }) => {
      if (!route.cache || route.cache.perMember) return []
      const { topic, key = () => '' } = route.cache
      const cached = cache.readThrough(topic, async () =>
        encoded(
          Buffer.from(jsonOf(route, await route.handle(door, { query: route.query?.parse({}) } as never))),
        ),
      )
      return [[route.path as string, { route, get: goingOn(cached, () => key(door)) }] as const]
    }),
  )
}

/** Falls back to the last good response while the database is down. */
function goingOn({ get }: ReadThrough<CachedResponse>, keyNow: () => string): () => Promise<AgedResponse> {
  let last: { readonly key: string; readonly stored: CachedResponse; readonly readAt: number } | undefined
  return async () => {
    const key = keyNow()
    try {
      const stored = await get(key)
      last = { key, stored, readAt: last?.stored === stored ? last.readAt : Date.now() }
      return stored
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || last?.key !== key) throw error
      return { ...last.stored, ageSeconds: Math.max(1, Math.round((Date.now() - last.readAt) / 1_000)) }
    }
  }
}

/**
 * Responds with the cached lists. Ignores the query, because the services screen adds cache-busting parameters. Refuses
 * clients that accept no encoding we offer, before anything is done.
 */
export function answerFromCache(lists: ResponseCache, secure: boolean): Koa.Middleware {
  const sessionCookie = sessionCookieOf(secure)
  return async (ctx, next) => {
    const encoding = negotiated(ctx)
    const list = ctx.method === 'GET' || ctx.method === 'HEAD' ? lists.get(ctx.path) : undefined
    if (!list) return next()
    const unless = list.route.cache?.unless
    if (unless) {
      ctx.vary('Cookie')
      const hasSession = ctx.cookies.get(sessionCookie, { signed: false }) !== undefined
      if (unless({ hasSession, query: ctx.query })) return next()
    }
    ctx.state['route'] = list.route
    sendCached(ctx, await list.get(), encoding)
  }
}

/** Sends the requested encoding, or 304 if the client already has this version. */
function sendCached(ctx: Koa.Context, stored: AgedResponse, encoding: Encoding): void {
  ctx.set('Cache-Control', 'no-cache')
  ctx.vary('Accept-Encoding')
  ctx.set('ETag', stored.etag)
  if (stored.ageSeconds) ctx.set('Age', String(stored.ageSeconds))
  ctx.status = 200
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  ctx.set('Content-Type', 'application/json; charset=utf-8')
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  ctx.body = stored[encoding]
}

function negotiated(ctx: Koa.Context): Encoding {
  if (ctx.acceptsEncodings('identity', 'gzip', 'br', 'zstd', 'deflate') === false)
    throw new NoEncodingAccepted()
  // Checked one by one: browsers list gzip first without preferring it.
  if (ctx.acceptsEncodings('br')) return 'br'
  return ctx.acceptsEncodings('gzip') ? 'gzip' : 'identity'
}

async function encoded(identity: Buffer): Promise<CachedResponse> {
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    gzip: await zip(identity),
    br: await brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  }
}

/** Cached responses about the member: by route path, then by member ID. */
export type MemberAnswers = ReadonlyMap<string, ReadThrough<Buffer>>

/** Half a minute, because the data it's built from is itself cached for the other half (D-50). */
const maxAgeMs = 30_000

/** Caches these responses until the topic is invalidated for the member. */
export function openMemberAnswers(cache: Cache, routes: RouteWithDoor): MemberAnswers {
  return new Map(
    routes.flatMap(({ route, door }) => {
      if (!route.cache?.perMember) return []
      if (route.method !== 'get' || route.access !== 'member' || route.params || route.rateLimit)
        throw new Error(`${route.name} can’t be kept for a member: its answer depends on more than who asks.`)
      const answers = cache.readThrough(
        route.cache.topic,
        async memberId => Buffer.from(jsonOf(route, await route.handle(door, { memberId } as never))),
        { maxAgeMs },
      )
      return [[route.path as string, answers] as const]
    }),
  )
}
