import type Koa from 'koa'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { bearerOf } from '../route/key-access.ts'
import { Busy, TooManyAttempts } from '../route/refusals.ts'
import { hashOfKey } from '../session/hash-of-key.ts'
import { countedFor } from './client-network.ts'

/**
 * A bound that costs nothing: each process counts it in memory. For calls that nobody waits for it is also what gives way
 * first when there is much to do (reliability: availability).
 */
export interface RateLimit {
  /** From one address; from an IPv6 site four times as many. */
  readonly perMinute: number
  /** Of all calls with such a bound together, from everybody; more are turned away before anything is read. */
  readonly atOnce?: number
}

interface Bounded {
  readonly method: string
  readonly path: string
  readonly rateLimit?: RateLimit | undefined
}

/** Turns away what exceeds its route's rateLimit, before body and session are looked at. */
export function rateLimits(routes: readonly { readonly route: Bounded }[]): Koa.Middleware {
  const bounded = new Map<string, RateLimit>(
    routes.flatMap(({ route: { method, path, rateLimit } }) =>
      rateLimit ? [[`${method.toUpperCase()} ${path}`, rateLimit] as const] : [],
    ),
  )
  const calls = new RateLimiterMemory({ points: mostOfKey, duration: 60 })
  const count = async (who: string, most: number) => {
    const { consumedPoints, msBeforeNext } = await calls.penalty(who)
    if (consumedPoints > most) throw new TooManyAttempts(msBeforeNext / 1_000)
  }
  let open = 0
  return async (ctx, next) => {
    for (const [who, most] of keyed(ctx)) await count(who, most)
    // As the router reads an address: in any case, with or without a slash at its end.
    const call = `${ctx.method} ${ctx.path.toLowerCase().replace(/\/+$/, '')}`
    const rateLimit = bounded.get(call)
    if (!rateLimit) return next()
    const { perMinute, atOnce } = rateLimit
    if (atOnce !== undefined && open >= atOnce) throw new Busy()
    open += atOnce === undefined ? 0 : 1
    try {
      for (const [who, most] of countedFor(ctx.ip, perMinute)) await count(`${call} ${who}`, most)
      await next()
    } finally {
      open -= atOnce === undefined ? 0 : 1
    }
  }
}

/** A minute's calls of a program with a key, and of all who send some key from one address: keys are looked for (D-270). */
const mostOfKey = 300
const mostOfAddress = 1_200

function keyed(ctx: Koa.Context): readonly (readonly [string, number])[] {
  const token = bearerOf(ctx)
  if (!token) return []
  return [
    [`key ${hashOfKey(token)}`, mostOfKey],
    ...countedFor(ctx.ip, mostOfAddress).map(([who, most]) => [`keys ${who}`, most] as const),
  ]
}
