import type Koa from 'koa'
import { NoEncodingAccepted } from '../route/refusals.ts'

export type Encoding = 'identity' | 'gzip' | 'br'

export interface Encodings {
  /** The form in which a request wants kept bytes. Refuses with `NoEncodingAccepted` who takes none at all. */
  negotiate(ctx: Koa.Context): Encoding
  /** The same for an Accept-Encoding that was negotiated before. */
  known(acceptEncoding: string): Encoding | undefined
}

const mostTexts = 200
const longestText = 200

/** Browsers send few different texts, so each is read once. */
export function openEncodings(): Encodings {
  const byText = new Map<string, Encoding>()
  return {
    known: text => byText.get(text),
    negotiate(ctx) {
      const text = ctx.get('Accept-Encoding')
      const known = byText.get(text)
      if (known) return known
      const encoding = negotiated(ctx)
      if (text.length <= longestText) byText.set(text, encoding)
      if (byText.size > mostTexts) byText.delete(byText.keys().next().value as string)
      return encoding
    },
  }
}

function negotiated(ctx: Koa.Context): Encoding {
  if (ctx.acceptsEncodings('identity', 'gzip', 'br', 'zstd', 'deflate') === false)
    throw new NoEncodingAccepted()
  // Asked for one by one: browsers name gzip first without preferring it.
  if (ctx.acceptsEncodings('br')) return 'br'
  return ctx.acceptsEncodings('gzip') ? 'gzip' : 'identity'
}
