import type Koa from 'koa'
import { arriving } from '../server/arriving.ts'
import { hasBody } from '../server/guards.ts'
import { UploadsFull, UploadTooLarge, WrongMediaType } from './refusals.ts'
import type { ConsumedBytes } from './request-kinds.ts'

type UploadLimits = Pick<ConsumedBytes, 'types' | 'mostMegabytes'>

const mostBytesTogether = 64 * 1024 * 1024
const mostAtOncePerPerson = 3

const nothing = new Uint8Array()
const held = { bytes: 0, byPerson: new Map<string, number>() }

/**
 * Reads a body of bytes, hands it over and forgets it. What all bodies hold in memory together is bounded, and so is
 * how many one person sends at once: a crowd is told to come back instead of taking the process down.
 */
export async function withUpload<T>(
  ctx: Koa.Context,
  consumes: UploadLimits | undefined,
  person: string,
  use: (bytes: Uint8Array) => Promise<T>,
): Promise<T> {
  if (!consumes) return use(nothing)
  refuseByHeaders(ctx, consumes)
  const mine = { bytes: 0 }
  const before = held.byPerson.get(person) ?? 0
  if (before >= mostAtOncePerPerson) throw new UploadsFull()
  held.byPerson.set(person, before + 1)
  try {
    return await use(await arriving(ctx, ctx.state['uploadMs'], bytesOf(ctx, consumes, mine)))
  } finally {
    held.bytes -= mine.bytes
    const others = (held.byPerson.get(person) ?? 1) - 1
    if (others > 0) held.byPerson.set(person, others)
    else held.byPerson.delete(person)
  }
}

function refuseByHeaders(ctx: Koa.Context, { types, mostMegabytes }: ConsumedBytes): void {
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
      if (held.bytes > mostBytesTogether) throw new UploadsFull()
      chunks.push(chunk)
    }
  } catch (error) {
    ctx.req.resume()
    // The phone lost its signal in the middle: nobody is there to hear it, and it is no fault of ours.
    throw ctx.req.errored ? Object.assign(error as Error, { status: 400 }) : error
  }
  return Buffer.concat(chunks)
}
