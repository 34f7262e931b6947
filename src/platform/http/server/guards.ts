import type { IncomingHttpHeaders } from 'node:http'
import bodyParser from '@koa/bodyparser'
import type Koa from 'koa'
import { Busy, ForeignOrigin, InvalidRequest, NotJson, WrongMediaType } from '../route/refusals.ts'
import { arriving } from './arriving.ts'
import type { Encodings } from './encodings.ts'
import type { RequestLimits } from './request-limits.ts'

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

type Which = (ctx: Koa.Context) => boolean

/** Whether a request comes from a page of ours, by what only the browser can say. */
export function fromOwnPages(appUrl: string): (headers: IncomingHttpHeaders) => boolean {
  const ownOrigin = new URL(appUrl).origin
  return ({ 'sec-fetch-site': site, origin }) =>
    site === 'same-origin' || site === 'none' || origin === ownOrigin
}

/** A page of another site can make a browser send our cookie; it can't make it say that the request is ours. */
export function sameOriginGuard(appUrl: string, isWebhook: Which): Koa.Middleware {
  const isOwn = fromOwnPages(appUrl)
  return async (ctx, next) => {
    if (unsafe.has(ctx.method) && !isWebhook(ctx) && !isOwn(ctx.headers)) throw new ForeignOrigin()
    return next()
  }
}

const mostAtOnce = 300

/** Above the capacity a request is turned away at once, before body and session are looked at (D-112). */
export function capacity(): Koa.Middleware {
  let open = 0
  return async (_ctx, next) => {
    if (open >= mostAtOnce) throw new Busy()
    open++
    try {
      await next()
    } finally {
      open--
    }
  }
}

/** Refuses before anything is done who takes an answer neither as it is nor compressed. */
export function encodingAccepted(encodings: Encodings): Koa.Middleware {
  return async (ctx, next) => {
    encodings.negotiate(ctx)
    return next()
  }
}

/** What has no status comes from zlib: the body is not compressed in the way that it says. */
const onError = (error: Error & { readonly status?: number }) => {
  throw error.status ? error : new NotJson()
}

const json = bodyParser({ enableTypes: ['json'], jsonLimit: '100kb', jsonStrict: true, onError })
const largeJson = bodyParser({ enableTypes: ['json'], jsonLimit: '1mb', jsonStrict: true, onError })
const form = bodyParser({ enableTypes: ['form'], formLimit: '100kb', onError })

/** As many others as a large one has room for. */
const largeWeight = 10

export interface BodyAt {
  /** It waits until it is known who asks. */
  readonly takesBytes: Which
  readonly formsAt: (ctx: Koa.Context) => readonly string[] | undefined
  readonly takesLarge: Which
  readonly limits: RequestLimits
}

/** Reads the kind of body that an address takes, JSON unless it says otherwise, and refuses others. */
export function bodies({ takesBytes, formsAt, takesLarge, limits }: BodyAt): Koa.Middleware {
  const reading = { count: 0 }
  return async (ctx, next) => {
    if (takesBytes(ctx)) {
      ctx.state['uploadMs'] = limits.uploadMs
      return next()
    }
    const forms = formsAt(ctx)
    if (unsafe.has(ctx.method) && hasBody(ctx) && !ctx.is([...(forms ?? ['application/json'])]))
      throw new WrongMediaType(forms ? 'form' : 'json')
    const isLarge = mayBeLong(ctx) && takesLarge(ctx)
    const weight = isLarge ? largeWeight : 1
    if (reading.count + weight > limits.bodiesAtOnce) throw new Busy()
    reading.count += weight
    const parse = forms ? form : isLarge ? largeJson : json
    await arriving(ctx, limits.bodyMs, read(ctx, parse)).finally(() => {
      reading.count -= weight
    })
    // PostgreSQL can't store U+0000 in a text: a clear refusal here instead of an error there.
    if (hasNul(ctx.request.body))
      throw new InvalidRequest([{ path: 'body', message: 'The text has a character that can’t be stored.' }])
    return next()
  }
}

/** Hardly any is, and whose address it is for costs every other request its time. */
const mayBeLong = (ctx: Koa.Context) =>
  Number(ctx.get('Content-Length') || Number.POSITIVE_INFINITY) > 100 * 1024 ||
  ctx.get('Content-Encoding') !== ''

const read = (ctx: Koa.Context, parse: typeof json) => parse(ctx as never, async () => {})

export function hasBody(ctx: Koa.Context): boolean {
  return ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length') || 0) > 0
}

/** With a list instead of a recursion: a body may be nested deeper than the stack is. */
function hasNul(body: unknown): boolean {
  const open = [body]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) open.push(key, inner)
  }
  return false
}
