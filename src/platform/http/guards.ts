import bodyParser from '@koa/bodyparser'
import type Koa from 'koa'
import { wrongMediaType } from './errors.ts'
import { ForeignOrigin, InvalidRequest } from './refusals.ts'

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

type Which = (ctx: Koa.Context) => boolean

/** A page of another site can make a browser send our cookie; it can't make it say that the request is ours. */
export function ownOriginOnly(appUrl: string, isFromElsewhere: Which): Koa.Middleware {
  const ownOrigin = new URL(appUrl).origin
  return async (ctx, next) => {
    if (unsafe.has(ctx.method) && !isFromElsewhere(ctx)) {
      const site = ctx.get('Sec-Fetch-Site')
      const own = site === 'same-origin' || site === 'none' || ctx.get('Origin') === ownOrigin
      if (!own) throw new ForeignOrigin()
    }
    return next()
  }
}

const parse = bodyParser({ enableTypes: ['json'], jsonLimit: '100kb', jsonStrict: true })
const parseAlsoForms = bodyParser({
  enableTypes: ['json', 'form'],
  jsonLimit: '100kb',
  jsonStrict: true,
  formLimit: '100kb',
})

/** Reads JSON bodies and refuses others, except at the addresses that take bytes: those wait until it is known who asks. */
export function jsonBodyOnly(takingBytes: ReadonlySet<string>, isFromElsewhere: Which): Koa.Middleware {
  return async (ctx, next) => {
    if (takingBytes.has(`${ctx.method} ${ctx.path}`)) return next()
    const elsewhere = isFromElsewhere(ctx)
    const types = elsewhere ? ['application/json', ...forms] : ['application/json']
    if (unsafe.has(ctx.method) && hasBody(ctx) && !ctx.is(types)) throw wrongMediaType()
    return readBody(ctx, next, elsewhere ? parseAlsoForms : parse)
  }
}

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

async function readBody(ctx: Koa.Context, next: Koa.Next, read: typeof parse): Promise<void> {
  // A body of at most 100 kB that takes longer than this is not meant well.
  const late = setTimeout(() => ctx.req.destroy(), 20_000)
  return read(ctx as never, async () => {
    clearTimeout(late)
    // PostgreSQL can't store U+0000 in a text: a clear refusal here instead of an error there.
    if (hasNul(ctx.request.body))
      throw new InvalidRequest([{ path: 'body', message: 'The text has a character that can’t be stored.' }])
    return next()
  }).finally(() => clearTimeout(late))
}

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
