import { createHash, timingSafeEqual } from 'node:crypto'
import type Koa from 'koa'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Tracing } from '#platform/traces/tracing.ts'
import { NotSignedIn } from '../refusals.ts'
import type { AnyRoute } from '../route/route.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const ownPages = new Set(['/healthz', '/readyz', '/metrics'])

/** Measures each request. Must be outside the error handler, so that it sees the final status. */
export function measuredRequests(metrics: Metrics): Koa.Middleware {
  return async (ctx, next) => {
    const began = performance.now()
    await next()
    const seconds = (performance.now() - began) / 1000
    metrics.recordRequest({ method: methodOf(ctx), route: labelOf(ctx), status: ctx.status }, seconds)
  }
}

/** A span for each request. The parent trace is accepted only from the operator's proxy. */
export const tracedRequests =
  (tracing: Tracing, behindProxy: boolean): Koa.Middleware =>
  (ctx, next) =>
    tracing.request(methodOf(ctx), behindProxy ? ctx.get('traceparent') : undefined, async () => {
      await next()
      return { route: labelOf(ctx), status: ctx.status }
    })

/** The label that a request counts under. All unknown addresses share one label. */
function labelOf({ path, status, state }: Koa.Context): string {
  const route = state['route'] as AnyRoute | undefined
  if (route) return route.path
  if (ownPages.has(path)) return path
  return status < 400 ? 'pages and files' : 'unknown'
}

const methodOf = ({ method }: Koa.Context) => (methods.has(method) ? method : 'other')

/** `GET /metrics`, protected by a token. */
export function metricsPage(metrics: Metrics, token: string): Koa.Middleware {
  const mayRead = readersWith(token)
  return async (ctx, next) => {
    if (ctx.path !== '/metrics' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    if (!mayRead(ctx.get('Authorization'))) {
      ctx.set('WWW-Authenticate', 'Bearer realm="metrics"')
      throw new NotSignedIn()
    }
    const { type, text } = await metrics.exposition()
    ctx.set('Cache-Control', 'no-store')
    ctx.set('Content-Type', type)
    ctx.body = text
  }
}

/** Returns a function that checks whether an Authorization header contains the token. */
function readersWith(token: string): (authorization: string) => boolean {
  const wanted = digest(token)
  return authorization => timingSafeEqual(digest(/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? ''), wanted)
}

/** Has the same length for any input. */
const digest = (text: string) => createHash('sha256').update(text).digest()
