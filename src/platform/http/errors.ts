import type Koa from 'koa'
import type { Logger } from 'pino'
import { newToken } from '#platform/kernel/ids.ts'
import { Refusal, refusal } from '#platform/kernel/refusal.ts'
import { problemOf } from './refusals.ts'

class Unexpected extends refusal(
  'unexpected',
  'unavailable',
  () => 'Something went wrong on our side. Please try again; if it stays, tell the clinic.',
) {}

class TooLarge extends refusal('too-large', 'invalid', () => 'This is more than the app takes at once.') {}
class NotJson extends refusal('not-json', 'invalid', () => 'The request could not be read.') {}
class WrongMediaType extends refusal('wrong-media-type', 'invalid', () => 'The request must be JSON.') {}

/**
 * The one exit for errors and the one line a request in the log: method, route, status, time and id, never a body, a
 * query or a header. Koa's own error path is not used: it would drop the headers that are set already.
 */
export function oneExit(log: Logger): Koa.Middleware {
  return async (ctx, next) => {
    const id = newToken().slice(0, 16)
    const started = performance.now()
    ctx.set('X-Request-Id', id)
    try {
      await next()
      if (ctx.status === 404 && ctx.body == null) ctx.status = 404
    } catch (error) {
      answerProblem(ctx, error, log, id)
    }
    const route = (ctx['_matchedRoute'] as string | undefined) ?? ctx.path.split('/').slice(0, 3).join('/')
    log.info({
      id,
      method: ctx.method,
      route,
      status: ctx.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    })
  }
}

function answerProblem(ctx: Koa.Context, error: unknown, log: Logger, id: string): void {
  const { refusal, status } = translated(error)
  const problem = problemOf(refusal)
  if (refusal instanceof Unexpected) log.error({ id, err: error }, 'unexpected')
  else if (refusal.kind === 'unavailable')
    log.warn({ id, err: refusal.cause ?? refusal.message }, refusal.code)
  ctx.status = status ?? problem.status
  ctx.type = 'application/problem+json'
  ctx.set('Cache-Control', 'no-store')
  if (refusal.retryAfterSeconds) ctx.set('Retry-After', String(refusal.retryAfterSeconds))
  ctx.body = JSON.stringify({ ...problem, status: ctx.status })
}

function translated(error: unknown): { refusal: Refusal; status?: number } {
  if (error instanceof Refusal) return { refusal: error }
  const { status, type } = error as { status?: number; type?: string }
  if (status === 413) return { refusal: new TooLarge(), status: 413 }
  if (status === 415) return { refusal: new WrongMediaType(), status: 415 }
  if (status === 400 || type === 'entity.parse.failed') return { refusal: new NotJson() }
  return { refusal: new Unexpected(), status: 500 }
}

/** Thrown where a body has a media type that the API does not read. */
export const wrongMediaType = () => Object.assign(new Error('media type'), { status: 415 })
