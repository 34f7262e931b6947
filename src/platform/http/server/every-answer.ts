import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type Koa from 'koa'
import helmet from 'koa-helmet'
import type { Logger } from 'pino'
import { Refusal } from '#platform/kernel/refusal.ts'
import { NotJson, problemOf, TooLarge, Unexpected, WrongMediaType } from '../refusals.ts'
import type { AnyRoute } from '../route/route.ts'

/**
 * Handles every error and logs each request: method, route, status, time and ID, never a body, query or header. Koa's
 * own error handling would drop headers that are already set.
 */
export function errorHandler(log: Logger): Koa.Middleware {
  return async (ctx, next) => {
    const id = randomUUID().slice(-16)
    const began = performance.now()
    ctx.set('X-Request-Id', id)
    try {
      await next()
      if (ctx.status === 404 && ctx.body == null) ctx.status = 404
    } catch (error) {
      answerProblem(ctx, error, log, id)
    }
    if (!ctx.req.complete) dropRestOf(ctx.req)
    const ms = Math.round((performance.now() - began) * 10) / 10
    log.info({ id, method: ctx.method, route: routeOf(ctx) ?? beginningOf(ctx.path), status: ctx.status, ms })
  }
}

/** More than the largest body that any route accepts. */
const mostDroppedBytes = 16 * 1024 * 1024

/**
 * A client may still be sending its body after we responded. If we left the rest unread, it would delay the next
 * request on that connection. Behind a proxy that pools connections, that may be someone else's request.
 */
function dropRestOf(req: IncomingMessage): void {
  let dropped = 0
  req.on('data', (chunk: Buffer) => {
    dropped += chunk.length
    if (dropped > mostDroppedBytes) req.destroy()
  })
  req.unpipe()
  req.resume()
}

function answerProblem(ctx: Koa.Context, error: unknown, log: Logger, id: string): void {
  const { status, headers, body } = problemAnswer(error, log, id)
  ctx.status = status
  for (const [name, value] of headers) ctx.set(name, value)
  ctx.body = body
}

/** The response for an error. Logs serious ones with the request's ID. */
export function problemAnswer(error: unknown, log: Pick<Logger, 'error' | 'warn'>, id: string) {
  const refusal = translated(error)
  const problem = problemOf(refusal)
  if (refusal instanceof Unexpected) log.error({ id, err: error }, 'a request failed unexpectedly')
  else if (refusal.kind === 'unavailable')
    log.warn({ id, err: refusal.cause ?? refusal.message }, refusal.code)
  const headers: (readonly [string, string])[] = [
    ['Content-Type', 'application/problem+json'],
    ['Cache-Control', 'no-store'],
  ]
  if (refusal.retryAfterSeconds) headers.push(['Retry-After', String(refusal.retryAfterSeconds)])
  return { status: problem.status, headers, body: JSON.stringify(problem) }
}

function translated(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  // The body parser's own errors.
  const { status, type } = error as { status?: number; type?: string }
  if (status === 413) return new TooLarge()
  if (status === 415) return new WrongMediaType('compressed')
  if (status === 400 || type === 'entity.parse.failed') return new NotJson()
  return new Unexpected()
}

const routeOf = (ctx: Koa.Context) => (ctx.state['route'] as AnyRoute | undefined)?.path

/** The part of an unknown path that we log: just the beginning, so that no link's token ends up in the log. */
export const beginningOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('/preview/') ? 2 : 3)
    .join('/')

/** Whether the path belongs to a route rather than a page of the app. */
export const isRoutePath = (path: string) => path.startsWith('/api/') || path.startsWith('/r/')

/**
 * Security headers for every response, including errors. Only pages need the style nonce: for their own styles, and for
 * the element that the headless dialog adds for its scroll lock.
 */
export function securityHeaders({ secure }: { readonly secure: boolean }): Koa.Middleware {
  const setConstant = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })
  return (ctx, next) => {
    const nonce = randomUUID()
    ctx.state['nonce'] = nonce
    ctx.set('Content-Security-Policy', policy(nonce, secure))
    ctx.set('Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=()')
    if (isRoutePath(ctx.path)) ctx.set('Cache-Control', 'no-store')
    return setConstant(ctx, next)
  }
}

const policy = (nonce: string, secure: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
