import type { ServerResponse } from 'node:http'

/** Aborts when whoever asked is gone before the answer has left. Most never wait for anything, so most need no signal. */
export type HungUp = () => AbortSignal

export function hungUp(res: ServerResponse): HungUp {
  let gone: AbortController | undefined
  const watch = () => {
    const controller = new AbortController()
    const note = () => {
      if (!res.writableFinished) controller.abort()
    }
    if (res.closed) note()
    else res.once('close', note)
    return controller
  }
  return () => {
    gone ??= watch()
    return gone.signal
  }
}
