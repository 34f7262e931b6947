import { Readable } from 'node:stream'
import type Koa from 'koa'
import type { StoredAnswer } from './idempotency.ts'
import { Accepted, type AnyRoute, Bytes, Paginated, type Redirect, Streamed } from './route.ts'

/** Sends what a route returned: JSON, bytes, a stream or a redirect. */
export function send(ctx: Koa.Context, route: AnyRoute, answer: unknown): void {
  if (answer instanceof Bytes) {
    sendBytes(ctx, answer)
    return
  }
  if (answer instanceof Streamed) {
    if (route.produces?.downloadAs) ctx.attachment(route.produces.downloadAs)
    if (route.produces?.types) ctx.set('Cache-Control', 'private, no-store')
    sendStreamed(ctx, answer)
    return
  }
  if (!route.answer) {
    ctx.redirect((answer as Redirect).redirectTo)
    return
  }
  if (answer instanceof Paginated) {
    ctx.set('X-Total-Count', String(answer.total))
    if (answer.isLeast) ctx.set('X-Total-Relation', 'gte')
    if (answer.next) ctx.set('Link', `<${nextAddress(ctx, answer.next)}>; rel="next"`)
  }
  if (route.produces?.downloadAs) ctx.attachment(route.produces.downloadAs)
  if (route.etagOf) ctx.set('ETag', `"${route.etagOf(answer)}"`)
  sendJson(ctx, jsonOf(route, answer), statusOf(answer))
}

export const statusOf = (answer: unknown) => (answer instanceof Accepted ? 202 : 200)

export function sendJson(ctx: Koa.Context, json: string | Buffer, status = 200): void {
  ctx.status = status
  ctx.type = 'application/json'
  ctx.body = json
}

/** Repeats a stored response, including a refusal. */
export function sendStored(ctx: Koa.Context, { status, body }: StoredAnswer): void {
  sendJson(ctx, body, status)
  if (status >= 400) ctx.type = 'application/problem+json'
}

/** The response contains only the fields in the schema. */
export const jsonOf = ({ answer: schema }: AnyRoute, answer: unknown): string =>
  JSON.stringify(schema.parse(contentsOf(answer)))

function contentsOf(answer: unknown): unknown {
  if (answer instanceof Paginated) return answer.items
  return answer instanceof Accepted ? answer.body : answer
}

function sendBytes(ctx: Koa.Context, { type, bytes, isImmutable }: Bytes): void {
  ctx.status = 200
  ctx.type = type
  ctx.set('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'private, no-store')
  ctx.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}

function sendStreamed(ctx: Koa.Context, { type, chunks }: Streamed<unknown>): void {
  ctx.status = 200
  ctx.type = type
  ctx.body = Readable.from(chunks)
}

function nextAddress(ctx: Koa.Context, cursor: string): string {
  const query = new URLSearchParams(ctx.querystring)
  query.set('cursor', cursor)
  return `${ctx.path}?${query}`
}
