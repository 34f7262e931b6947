import type Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { type RateLimit, rateLimits } from '#platform/http/rate-limit/rate-limits.ts'
import { clockAt } from '../support/clock.ts'

const route = (path: string, rateLimit?: RateLimit) => ({ route: { method: 'post', path, rateLimit } })

/** Calls that stay open until they are told to end. */
function openCalls() {
  const clock = clockAt('2026-11-21T18:00:00Z')
  const spare = { perMinute: 1_000, atOnce: 3 }
  const middleware = rateLimits(
    [route('/api/track', spare), route('/api/visitor', spare), route('/api/checkin')],
    clock.now,
  )
  const ends: (() => void)[] = []
  const call = (path: string) => {
    const ctx = { method: 'POST', path, ip: '203.0.113.1', get: () => '' } as unknown as Koa.Context
    const answer = Promise.resolve(middleware(ctx, () => new Promise<void>(end => ends.push(end))))
    return answer.then(
      () => 'answered',
      error => error.code,
    )
  }
  return { call, open: () => ends.length, end: () => ends.shift()?.() }
}

describe('calls that nobody waits for', () => {
  it('give way when there are many of them at once, and come back when there are fewer', async () => {
    const { call, open, end } = openCalls()
    const first = [call('/api/track'), call('/api/visitor'), call('/api/track')]
    expect(await Promise.all([call('/api/track'), call('/api/visitor')])).toEqual(['busy', 'busy'])
    expect(open()).toBe(3)
    end()
    expect(await first[0]).toBe('answered')
    void call('/api/visitor')
    expect([open(), await call('/api/track')]).toEqual([3, 'busy'])
  })

  it('never hold up a call that matters', () => {
    const { call, open } = openCalls()
    for (let n = 0; n < 50; n++) void call('/api/checkin')
    for (let n = 0; n < 50; n++) void call('/api/track')
    for (let n = 0; n < 50; n++) void call('/api/checkin')
    expect(open()).toBe(103)
  })
})
