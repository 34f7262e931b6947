import { createHash, timingSafeEqual } from 'node:crypto'
import type Koa from 'koa'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { NotSignedIn } from '../route/refusals.ts'
import type { AnyRoute } from '../route/route.ts'
import { isAnswered } from './addresses.ts'

type FindRoute = (ctx: Koa.Context) => AnyRoute | undefined

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const ownPages = new Set(['/healthz', '/readyz', '/metrics'])

/** Measures each request; outside of all that may answer or refuse it. */
export function measuredRequests(
  metrics: Metrics,
  routes: readonly AnyRoute[],
  find: FindRoute,
): Koa.Middleware {
  const exact = new Map<string, string>(
    routes.map(({ method, path }) => [`${method.toUpperCase()} ${path}`, path] as const),
  )
  const labelOf = (ctx: Koa.Context) =>
    exact.get(`${ctx.method === 'HEAD' ? 'GET' : ctx.method} ${ctx.path}`) ??
    find(ctx)?.path ??
    labelOfRest(ctx)
  return async (ctx, next) => {
    const began = performance.now()
    await next()
    const method = methods.has(ctx.method) ? ctx.method : 'other'
    const seconds = (performance.now() - began) / 1000
    metrics.recordRequest({ method, route: labelOf(ctx), status: ctx.status }, seconds)
  }
}

/** However many addresses are tried out, they are one label. */
function labelOfRest({ path, status }: Koa.Context): string {
  if (ownPages.has(path)) return path
  return status < 400 && !isAnswered(path) ? 'pages and files' : 'unknown'
}

/** `GET /metrics`, for who has the token. */
export function metricsPage(metrics: Metrics, token: string): Koa.Middleware {
  const wanted = digest(token)
  return async (ctx, next) => {
    if (ctx.path !== '/metrics' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization')) ?? []
    if (!timingSafeEqual(digest(given), wanted)) {
      ctx.set('WWW-Authenticate', 'Bearer realm="metrics"')
      throw new NotSignedIn()
    }
    const { type, text } = await metrics.exposition()
    ctx.set('Cache-Control', 'no-store')
    ctx.set('Content-Type', type)
    ctx.body = text
  }
}

/** Of one length, whatever was given. */
const digest = (text: string) => createHash('sha256').update(text).digest()
