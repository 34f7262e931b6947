import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type Koa from 'koa'
import type { Cache, ReadThrough } from '#platform/database/cache.ts'
import { DatabaseUnavailable } from '#platform/database/database-errors.ts'
import type { Encoding, Encodings } from '../server/encodings.ts'
import { sessionCookieOf } from '../session/session.ts'
import type { AnyRoute } from './route.ts'

interface CachedResponse extends Readonly<Record<Encoding, Buffer>> {
  readonly etag: string
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

interface AgedResponse extends CachedResponse {
  readonly ageSeconds?: number
}

/** Public lists by their paths: bytes, ETag and compressed forms made once and kept until the topic is invalidated. */
export type ResponseCache = ReadonlyMap<string, CachedRoute>

export interface CachedRoute {
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
      const keyNow = () => cacheKey(door)
      const list = { get: goingOn(cached, keyNow), unless }
      return [[route.path as string, list] as const]
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
  encodings,
  secure,
}: {
  lists: ResponseCache
  encodings: Encodings
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
    ctx.set('ETag', stored.etag)
    ctx.status = 200
    const answer = listAnswer(list, stored, { encoding: encodings.negotiate(ctx), isFresh: ctx.fresh })
    for (const [name, value] of answer.headers) ctx.set(name, value)
    ctx.status = answer.status
    if (answer.body) ctx.body = answer.body
  }
}

/** How a list is answered in the form that was asked for; to who has it already, without it. */
export function listAnswer(
  { unless }: CachedRoute,
  stored: AgedResponse,
  { encoding, isFresh }: { readonly encoding: Encoding; readonly isFresh: boolean },
) {
  const headers: (readonly [string, string])[] = [
    ['Cache-Control', 'no-cache'],
    ['Vary', unless ? 'Cookie, Accept-Encoding' : 'Accept-Encoding'],
    ['ETag', stored.etag],
  ]
  if (stored.ageSeconds) headers.push(['Age', String(stored.ageSeconds)])
  if (isFresh) return { status: 304, headers, body: undefined }
  const body = stored[encoding]
  headers.push(['Content-Type', 'application/json; charset=utf-8'], ['Content-Length', String(body.length)])
  if (encoding !== 'identity') headers.push(['Content-Encoding', encoding])
  return { status: 200, headers, body }
}

async function encoded(identity: Buffer): Promise<CachedResponse> {
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    gzip: await zip(identity),
    br: await brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  }
}
