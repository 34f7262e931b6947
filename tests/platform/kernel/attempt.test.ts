import { describe, expect, it } from 'vitest'
import { leftUnanswered, nextAttempt } from '#platform/kernel/attempt.ts'
import { openCircuitBreaker } from '#platform/kernel/circuit-breaker.ts'

const at = new Date('2026-11-21T18:00:00Z')
const inSeconds = (seconds: number) => new Date(at.getTime() + seconds * 1_000)

describe('the next attempt', () => {
  it.each([
    [1, 48, 60, 72],
    [2, 240, 300, 360],
    [3, 1_440, 1_800, 2_160],
    [4, 5_760, 7_200, 8_640],
    [5, 17_280, 21_600, 25_920],
  ])('after attempt %i comes %i to %i to %i seconds later', (attempts, least, usual, most) => {
    for (const [n, seconds] of [least, usual, most].entries())
      expect(nextAttempt(attempts, at, n / 2)).toEqual(inSeconds(seconds))
  })

  it('never comes after the sixth', () => expect(nextAttempt(6, at, 0)).toBeUndefined())
})

it.each([
  [{ result: 'unknown' }, true],
  [{ result: 'not now', unreachable: true }, true],
  [{ result: 'not now', unreachable: false }, false],
  [{ result: 'refused', unreachable: true }, false],
] as const)('a provider that is away is told from one that answered: %j', (attempt, isUnanswered) => {
  expect(leftUnanswered(attempt)).toBe(isUnanswered)
})

it('a circuit breaker opens for a minute after five failures in a row', () => {
  const breaker = openCircuitBreaker()
  for (let n = 0; n < 4; n++) breaker.record(false, at)
  breaker.record(true, at)
  for (let n = 0; n < 4; n++) breaker.record(false, at)
  expect(breaker.isOpen(at)).toBe(false)
  breaker.record(false, at)
  expect(breaker.isOpen(inSeconds(59))).toBe(true)
  expect(breaker.isOpen(inSeconds(60))).toBe(false)
})
