import bodyParser from '@koa/bodyparser'
import type Koa from 'koa'
import { InvalidRequest, NotJson, TooSlow, UploadsFull, UploadTooLarge, WrongMediaType } from '../refusals.ts'
import type { AnyRoute, ConsumedBytes } from './route.ts'

/** Limits on what a request may use before it is answered. */
export interface RequestLimits {
  readonly headersMs: number
  /** For JSON and forms, which are small. */
  readonly bodyMs: number
  /** For a photo over a slow connection. */
  readonly uploadMs: number
  readonly headers: number
  readonly headerBytes: number
  /** How many requests run in parallel; more are asked to come back later (D-112). */
  readonly atOnce: number
}

export const requestLimits: RequestLimits = {
  headersMs: 15_000,
  bodyMs: 20_000,
  uploadMs: 60_000,
  headers: 100,
  headerBytes: 16_384,
  atOnce: 300,
}

/** An error without a status comes from zlib: the body isn't compressed the way it claims. */
const onError = (error: Error & { readonly status?: number }) => {
  throw error.status ? error : new NotJson()
}

const json = bodyParser({ enableTypes: ['json'], jsonLimit: '100kb', jsonStrict: true, onError })
const largeJson = bodyParser({ enableTypes: ['json'], jsonLimit: '1mb', jsonStrict: true, onError })
const form = bodyParser({ enableTypes: ['form'], formLimit: '100kb', onError })

/** Reads the body type that a route accepts (JSON by default), and refuses others. */
export async function readBody(
  ctx: Koa.Context,
  { method, consumes }: AnyRoute,
  { bodyMs }: RequestLimits,
): Promise<unknown> {
  if (method === 'get' || (consumes && 'types' in consumes)) return undefined
  const forms = consumes && 'forms' in consumes ? consumes.forms : undefined
  if (hasBody(ctx) && !ctx.is([...(forms ?? ['application/json'])]))
    throw new WrongMediaType(forms ? 'form' : 'json')
  const parse = forms ? form : consumes && 'jsonMegabytes' in consumes ? largeJson : json
  await arriving(
    ctx,
    bodyMs,
    parse(ctx as never, async () => {}),
  )
  // PostgreSQL can't store U+0000 in text: a clear refusal here instead of an error there.
  if (hasNul(ctx.request.body))
    throw new InvalidRequest([{ path: 'body', message: 'The text contains a character we can’t save.' }])
  return ctx.request.body
}

/** Waits for a body up to its time limit, then closes the connection. */
async function arriving<T>(ctx: Koa.Context, ms: number, body: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      ctx.set('Connection', 'close')
      reject(new TooSlow())
    }, ms)
  })
  return Promise.race([body, late]).finally(() => clearTimeout(timer))
}

const hasBody = (ctx: Koa.Context): boolean =>
  ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length') || 0) > 0

/** A list instead of recursion: a body may be nested deeper than the stack. */
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

type UploadLimits = Pick<ConsumedBytes, 'types' | 'mostMegabytes'>

const mostTotalBytes = 64 * 1024 * 1024
const mostAtOncePerPerson = 3
const held = { bytes: 0, byPerson: new Map<string, number>() }

/**
 * Reads a binary body, passes it on and frees it. The memory for all bodies is limited, and so are one person's
 * parallel uploads: under load, clients are told to come back.
 */
export async function withUpload<T>(
  ctx: Koa.Context,
  consumes: UploadLimits,
  { person, uploadMs }: Pick<RequestLimits, 'uploadMs'> & { readonly person: string },
  use: (bytes: Uint8Array) => Promise<T>,
): Promise<T> {
  refuseByHeaders(ctx, consumes)
  const mine = { bytes: 0 }
  const before = held.byPerson.get(person) ?? 0
  if (before >= mostAtOncePerPerson) throw new UploadsFull()
  held.byPerson.set(person, before + 1)
  try {
    return await use(await arriving(ctx, uploadMs, bytesOf(ctx, consumes, mine)))
  } finally {
    held.bytes -= mine.bytes
    const others = (held.byPerson.get(person) ?? 1) - 1
    if (others > 0) held.byPerson.set(person, others)
    else held.byPerson.delete(person)
  }
}

function refuseByHeaders(ctx: Koa.Context, { types, mostMegabytes }: UploadLimits): void {
  if (hasBody(ctx) && !ctx.is([...types])) throw new WrongMediaType('bytes')
  if (Number(ctx.get('Content-Length') || 0) > mostMegabytes * 1024 * 1024)
    throw new UploadTooLarge(mostMegabytes)
}

async function bytesOf(
  ctx: Koa.Context,
  consumes: UploadLimits,
  mine: { bytes: number },
): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
      mine.bytes += chunk.length
      held.bytes += chunk.length
      if (mine.bytes > consumes.mostMegabytes * 1024 * 1024) throw new UploadTooLarge(consumes.mostMegabytes)
      if (held.bytes > mostTotalBytes) throw new UploadsFull()
      chunks.push(chunk)
    }
  } catch (error) {
    ctx.req.resume()
    // The phone lost its signal mid-upload. It never reads the response, and the error isn't ours.
    throw ctx.req.errored ? Object.assign(error as Error, { status: 400 }) : error
  }
  return Buffer.concat(chunks)
}
