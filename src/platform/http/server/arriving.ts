import type Koa from 'koa'
import { TooSlow } from '../route/refusals.ts'

/** Waits for a body no longer than it may take. What still comes of it is not waited for: the connection ends. */
export async function arriving<T>(ctx: Koa.Context, ms: number, body: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      ctx.set('Connection', 'close')
      reject(new TooSlow())
    }, ms)
  })
  return Promise.race([body, late]).finally(() => clearTimeout(timer))
}
