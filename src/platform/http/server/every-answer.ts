import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type Koa from 'koa'
import helmet from 'koa-helmet'
import type { Logger } from 'pino'
import { Refusal } from '#platform/kernel/refusal.ts'
import { NotJson, problemOf, TooLarge, Unexpected, WrongMediaType } from '../refusals.ts'
import type { AnyRoute } from '../route/route.ts'

/**
 * The one exit for errors, and the request's line in the log: method, route, status, time and id, never a body, a query or a
 * header. Koa's own error path would drop the headers that are set already.
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

/** More than the largest body that any route takes. */
const mostDroppedBytes = 16 * 1024 * 1024

/**
 * Whoever is answered before all of a body has come goes on sending it. Unread, it would keep the connection's next request
 * waiting, which may be somebody else's where a proxy pools connections.
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

/** How an error is answered; what the clinic has to hear of is logged with the request's id. */
export function problemAnswer(error: unknown, log: Pick<Logger, 'error' | 'warn'>, id: string) {
  const refusal = translated(error)
  const problem = problemOf(refusal)
  if (refusal instanceof Unexpected) log.error({ id, err: error }, 'unexpected')
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
  // What the body parser says itself.
  const { status, type } = error as { status?: number; type?: string }
  if (status === 413) return new TooLarge()
  if (status === 415) return new WrongMediaType('compressed')
  if (status === 400 || type === 'entity.parse.failed') return new NotJson()
  return new Unexpected()
}

const routeOf = (ctx: Koa.Context) => (ctx.state['route'] as AnyRoute | undefined)?.path

/** What the log calls an address that no route is known for: its beginning, without the token of a link. */
export const beginningOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('/preview/') ? 2 : 3)
    .join('/')

/** Whether a route answers there, and not a page of the app. */
export const isRoutePath = (path: string) => path.startsWith('/api/') || path.startsWith('/r/')

/** What every answer has: headers that are always the same, and the policy, whose nonce never is. */
function commonHeaders({ secure }: { readonly secure: boolean }) {
  const [upToNonce, afterNonce] = policy('NONCE', secure).split('NONCE')
  const unchanging = [
    ...headersBy(
      helmet({
        contentSecurityPolicy: false,
        strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
        referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
        frameguard: { action: 'deny' },
        crossOriginEmbedderPolicy: false,
      }),
    ),
    ['Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=()'],
  ] as const
  return { unchanging, contentSecurityPolicy: (nonce: string) => `${upToNonce}${nonce}${afterNonce}` }
}

/**
 * Security headers for every answer, errors included. Only a page gets a style nonce: for the styles that it brings, and
 * for the element that the headless dialog writes for its scroll lock; nothing else may.
 */
export function securityHeaders(options: { readonly secure: boolean }): Koa.Middleware {
  const { unchanging, contentSecurityPolicy } = commonHeaders(options)
  return (ctx, next) => {
    const nonce = randomUUID()
    ctx.state['nonce'] = nonce
    ctx.res.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce))
    for (const [name, value] of unchanging) ctx.res.setHeader(name, value)
    if (isRoutePath(ctx.path)) ctx.res.setHeader('Cache-Control', 'no-store')
    return next()
  }
}

/** What a middleware sets on every answer in the same way, found once instead of for each request. */
function headersBy(middleware: Koa.Middleware): readonly (readonly [string, string])[] {
  const set = new Map<string, string>()
  const res = {
    setHeader: (name: string, value: string) => set.set(name, value),
    removeHeader: (name: string) => set.delete(name),
  }
  void middleware({ req: {}, res } as never, async () => {})
  if (set.size === 0) throw new Error('The security headers were not set at once.')
  return [...set]
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
