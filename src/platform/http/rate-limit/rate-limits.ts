import type Koa from 'koa'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { semaphore } from '#platform/kernel/semaphore.ts'
import { Busy, TooManyAttempts } from '../refusals.ts'
import { countedFor } from '../session/client-network.ts'
import { hashOfKey } from '../session/live-session.ts'

/**
 * A cheap limit that each process counts in memory. Under load, low-priority calls are rejected first (reliability:
 * availability).
 */
export interface RateLimit {
  /** Per address; an IPv6 site gets four times as many. */
  readonly perMinute: number
  /** Of all such calls from everyone, only a few run together; more are rejected before anything is read. */
  readonly isLowPriority?: true
}

interface LimitedRoute {
  readonly method: string
  readonly path: string
  readonly rateLimit?: RateLimit | undefined
}

export type WithinRate = <T>(ctx: Koa.Context, route: LimitedRoute, work: () => Promise<T>) => Promise<T>

/** Rejects calls above their route's rateLimit, before reading body or session. */
export function openRateLimits(mostLowPriority = 16): WithinRate {
  const calls = new RateLimiterMemory({ points: mostOfKey, duration: 60 })
  const count = async (who: string, most: number) => {
    const { consumedPoints, msBeforeNext } = await calls.penalty(who)
    if (consumedPoints > most) throw new TooManyAttempts(msBeforeNext / 1_000)
  }
  const withinFew = semaphore({ atOnce: mostLowPriority, waiting: 0, full: () => new Busy() })
  return async (ctx, { method, path, rateLimit }, work) => {
    for (const [who, most] of keyed(ctx)) await count(who, most)
    if (!rateLimit) return work()
    const counted = async () => {
      for (const [who, most] of countedFor(ctx.ip, rateLimit.perMinute))
        await count(`${method} ${path} ${who}`, most)
      return work()
    }
    return rateLimit.isLowPriority ? withinFew(counted) : counted()
  }
}

/** Calls per minute for a program's key, and for all keys tried from one address, which limits guessing (D-270). */
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
