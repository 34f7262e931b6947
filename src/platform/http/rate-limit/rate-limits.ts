import type Koa from 'koa'
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

const minuteMs = 60_000

/** Turns away what exceeds its route's rateLimit, before body and session are looked at. */
export function rateLimits(routes: readonly { readonly route: Bounded }[], now: () => Date): Koa.Middleware {
  const bounded = new Map<string, RateLimit>(
    routes.flatMap(({ route: { method, path, rateLimit } }) =>
      rateLimit ? [[`${method.toUpperCase()} ${path}`, rateLimit] as const] : [],
    ),
  )
  const counts = countsByMinute(now)
  let open = 0
  return async (ctx, next) => {
    for (const [who, most] of keyed(ctx))
      if (counts.add(who) > most) throw new TooManyAttempts(counts.secondsLeft())
    // As the router reads an address: in any case, with or without a slash at its end.
    const call = `${ctx.method} ${ctx.path.toLowerCase().replace(/\/+$/, '')}`
    const rateLimit = bounded.get(call)
    if (!rateLimit) return next()
    if (rateLimit.atOnce !== undefined && open >= rateLimit.atOnce) throw new Busy()
    for (const [who, most] of countedFor(ctx.ip, rateLimit.perMinute))
      if (counts.add(`${call} ${who}`) > most) throw new TooManyAttempts(counts.secondsLeft())
    open += rateLimit.atOnce === undefined ? 0 : 1
    try {
      await next()
    } finally {
      open -= rateLimit.atOnce === undefined ? 0 : 1
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

function countsByMinute(now: () => Date) {
  let minute = 0
  let counts = new Map<string, number>()
  return {
    add(key: string): number {
      const current = Math.floor(now().getTime() / minuteMs)
      if (current !== minute) counts = new Map()
      minute = current
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count
    },
    secondsLeft: () => 60 - ((now().getTime() / 1000) % 60),
  }
}
