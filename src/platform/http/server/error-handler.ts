import type { IncomingMessage } from 'node:http'
import type Koa from 'koa'
import type { Logger } from 'pino'
import { Refusal } from '#platform/kernel/refusal.ts'
import { NotJson, problemOf, TooLarge, Unexpected, WrongMediaType } from '../route/refusals.ts'
import { beginningOf, newRequestId, requestLog } from './request-log.ts'

/**
 * The one exit for errors, and the request's line in the log. Koa's own error path is not used: it would drop the headers
 * that are set already.
 */
export function errorHandler(log: Logger): Koa.Middleware {
  const noteInLog = requestLog(log)
  return async (ctx, next) => {
    const id = newRequestId()
    const began = performance.now()
    ctx.set('X-Request-Id', id)
    try {
      await next()
      if (ctx.status === 404 && ctx.body == null) ctx.status = 404
    } catch (error) {
      answerProblem(ctx, error, log, id)
    }
    if (!ctx.req.complete) dropRestOf(ctx.req)
    const route = (ctx['_matchedRoute'] as string | undefined) ?? beginningOf(ctx.path)
    noteInLog({ id, method: ctx.method, route, status: ctx.status, began })
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
