import { setImmediate as settled } from 'node:timers/promises'
import type Koa from 'koa'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openRateLimits, type RateLimit } from '#platform/http/rate-limit/rate-limits.ts'

const addressed = (ip: string) => ({ ip, get: () => '' }) as unknown as Koa.Context
const route = (path: string, rateLimit?: RateLimit) => ({ method: 'post', path, rateLimit })

/** Calls that stay open until they are told to end. */
function openCalls() {
  const spare = { perMinute: 1_000, isLowPriority: true } as const
  const withinRate = openRateLimits(3)
  const ends: (() => void)[] = []
  const call = (path: string) => {
    const bounded = route(path, path === '/api/checkin' ? undefined : spare)
    return withinRate(addressed('203.0.113.1'), bounded, () => new Promise<void>(end => ends.push(end))).then(
      () => 'answered',
      error => error.code,
    )
  }
  return { call, open: () => ends.length, end: () => ends.shift()?.() }
}

describe('calls of an address', () => {
  it('are turned away when there are more in a minute than may be, until it is over', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const withinRate = openRateLimits()
    const call = (ip: string) =>
      withinRate(addressed(ip), route('/api/track', { perMinute: 2 }), async () => {}).then(
        () => 'answered',
        error => `${error.code} ${error.retryAfterSeconds > 50}`,
      )
    const answers = []
    for (const ip of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'])
      answers.push(await call(ip))
    expect(answers).toEqual(['answered', 'answered', 'too-many-attempts true', 'answered'])
    vi.advanceTimersByTime(60_001)
    expect(await call('203.0.113.1')).toBe('answered')
  })
})

describe('calls that nobody waits for', () => {
  it('give way when there are many of them at once, and come back when there are fewer', async () => {
    const { call, open, end } = openCalls()
    const first = [call('/api/track'), call('/api/visitor'), call('/api/track')]
    expect(await Promise.all([call('/api/track'), call('/api/visitor')])).toEqual(['busy', 'busy'])
    expect(open()).toBe(3)
    end()
    expect(await first[0]).toBe('answered')
    void call('/api/visitor')
    await settled()
    expect([open(), await call('/api/track')]).toEqual([3, 'busy'])
  })

  it('never hold up a call that matters', async () => {
    const { call, open } = openCalls()
    for (let n = 0; n < 50; n++) void call('/api/checkin')
    for (let n = 0; n < 50; n++) void call('/api/track')
    for (let n = 0; n < 50; n++) void call('/api/checkin')
    await settled()
    expect(open()).toBe(103)
  })
})
