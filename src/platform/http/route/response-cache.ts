import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type Koa from 'koa'
import type { Cache, ReadThrough } from '#platform/database/cache.ts'
import { DatabaseUnavailable } from '#platform/database/database-errors.ts'
import { sessionCookieOf } from '../session/session.ts'
import type { AnyRoute } from './route.ts'

export interface CachedResponse {
  readonly etag: string
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly br: Buffer
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

interface AgedResponse extends CachedResponse {
  readonly ageSeconds?: number
}

/** Public lists by their paths: bytes, ETag and compressed forms made once and kept until the topic is invalidated. */
export type ResponseCache = ReadonlyMap<string, CachedRoute>

interface CachedRoute {
  /** While the database is away it is the one before, which says how old it is. */
  get(): Promise<AgedResponse>
  readonly unless: AnyRoute['skipCacheWhen']
}

export function responseCache(
  cache: Cache,
  routes: readonly { route: AnyRoute; door: unknown }[],
): ResponseCache {
  return new Map(
    routes.flatMap(({ route, door }) => {
      if (!route.cacheAs || !route.answer) return []
      const schema = route.answer
      const cached = cache.readThrough(route.cacheAs, async () => {
        const answer = await route.handle(door, { query: route.query?.parse({}) } as never)
        return encoded(Buffer.from(JSON.stringify(schema.parse(answer))))
      })
      const { cacheKey = () => '', skipCacheWhen: unless } = route
      return [[route.path as string, { get: goingOn(cached, () => cacheKey(door)), unless }] as const]
    }),
  )
}

/** Keeps the last answer that was right when it was read, for as long as nobody can read another one. */
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
 * Answers with the cached lists. Ignores the query, because the services screen adds cache-busting parameters to it.
 */
export function answerFromCache({
  lists,
  secure,
}: {
  lists: ResponseCache
  secure: boolean
}): Koa.Middleware {
  const sessionCookie = sessionCookieOf(secure)
  return async (ctx, next) => {
    const list = ctx.method === 'GET' || ctx.method === 'HEAD' ? lists.get(ctx.path) : undefined
    if (!list) return next()
    if (list.unless) {
      ctx.vary('Cookie')
      const hasSession = ctx.cookies.get(sessionCookie, { signed: false }) !== undefined
      if (list.unless({ hasSession, query: ctx.query })) return next()
    }
    const stored = await list.get()
    // Asked for one by one: browsers name gzip first without preferring it.
    const encoding = ctx.acceptsEncodings('br') || ctx.acceptsEncodings('gzip')
    ctx.set('Cache-Control', 'no-cache')
    if (stored.ageSeconds) ctx.set('Age', String(stored.ageSeconds))
    ctx.vary('Accept-Encoding')
    ctx.set('ETag', stored.etag)
    ctx.type = 'application/json'
    ctx.status = 200
    if (ctx.fresh) {
      ctx.status = 304
      return
    }
    if (encoding === 'br' || encoding === 'gzip') ctx.set('Content-Encoding', encoding)
    ctx.body = encoding === 'br' ? stored.br : encoding === 'gzip' ? stored.gzip : stored.plain
  }
}

async function encoded(plain: Buffer): Promise<CachedResponse> {
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    gzip: await zip(plain),
    br: await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  }
}
