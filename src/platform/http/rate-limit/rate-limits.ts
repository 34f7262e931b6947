import type Koa from 'koa'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Busy, TooManyAttempts } from '../refusals.ts'
import { countedFor } from '../session/client-network.ts'
import { hashOfKey } from '../session/live-session.ts'

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

interface LimitedRoute {
  readonly method: string
  readonly path: string
  readonly rateLimit?: RateLimit | undefined
}

export type WithinRate = <T>(ctx: Koa.Context, route: LimitedRoute, work: () => Promise<T>) => Promise<T>

/** Turns away what exceeds its route's rateLimit, before body and session are looked at. */
export function openRateLimits(): WithinRate {
  const calls = new RateLimiterMemory({ points: mostOfKey, duration: 60 })
  const count = async (who: string, most: number) => {
    const { consumedPoints, msBeforeNext } = await calls.penalty(who)
    if (consumedPoints > most) throw new TooManyAttempts(msBeforeNext / 1_000)
  }
  let open = 0
  return async (ctx, { method, path, rateLimit }, work) => {
    for (const [who, most] of keyed(ctx)) await count(who, most)
    if (!rateLimit) return work()
    const { perMinute, atOnce } = rateLimit
    if (atOnce !== undefined && open >= atOnce) throw new Busy()
    open += atOnce === undefined ? 0 : 1
    try {
      for (const [who, most] of countedFor(ctx.ip, perMinute)) await count(`${method} ${path} ${who}`, most)
      return await work()
    } finally {
      open -= atOnce === undefined ? 0 : 1
    }
  }
}

/** A minute's calls of a program with a key, and of all who send some key from one address: keys are looked for (D-270). */
const mostOfKey = 300
const mostOfAddress = 1_200

export const bearerOf = (ctx: Koa.Context): string | undefined =>
  /^Bearer (\S{1,200})$/i.exec(ctx.get('Authorization'))?.[1]

function keyed(ctx: Koa.Context): readonly (readonly [string, number])[] {
  const token = bearerOf(ctx)
  if (!token) return []
  return [
    [`key ${hashOfKey(token)}`, mostOfKey],
    ...countedFor(ctx.ip, mostOfAddress).map(([who, most]) => [`keys ${who}`, most] as const),
  ]
}
