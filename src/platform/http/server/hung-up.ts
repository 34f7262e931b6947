import type Koa from 'koa'

/** Aborts when whoever asked is gone before the answer has left. */
export function hungUp(ctx: Koa.Context): AbortSignal {
  const gone = new AbortController()
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) gone.abort()
  })
  return gone.signal
}
