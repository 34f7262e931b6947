import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Draining, problemOf, statusOf, TooManyAttempts } from '#platform/http/refusals.ts'
import { NoLongerMember, PatientGone } from '#platform/kernel/account-gone.ts'
import { newId, newReadableCode, newToken } from '#platform/kernel/ids.ts'
import { cents, decimal } from '#platform/kernel/money.ts'
import { NotEnoughPoints } from '#platform/kernel/points.ts'
import type { RefusalClass } from '#platform/kernel/refusal.ts'
import * as accountsRefusals from '../../../src/modules/identity/accounts/refusals.ts'
import * as photosRefusals from '../../../src/modules/identity/profile-photos/refusals.ts'
import * as staffRefusals from '../../../src/modules/identity/staff/refusals.ts'
import * as checkInRefusals from '../../../src/modules/loyalty/check-in/refusals.ts'
import * as pointsRefusals from '../../../src/modules/loyalty/points/refusals.ts'
import * as rewardsRefusals from '../../../src/modules/loyalty/rewards/refusals.ts'
import * as treatmentsRefusals from '../../../src/modules/loyalty/treatments/refusals.ts'

describe('an id', () => {
  it('sorts by its creation time', () => {
    const ids = [0, 1, 255, 65_536, Date.now(), Date.now() + 1, 2 ** 47].map(time => newId(time))
    expect(ids.toSorted()).toEqual(ids)
  })

  it('sorts by the order of the calls within a millisecond', () => {
    const ids = Array.from({ length: 2_048 }, () => newId(1_764_000_000_000))
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(2_048)
  })

  it('is a UUID of version 7', () => {
    expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('carries its time', () => {
    const time = Date.parse('2026-11-21T18:00:00Z')
    expect(Number.parseInt(newId(time).replaceAll('-', '').slice(0, 12), 16)).toBe(time)
  })
})

describe('a code to read out', () => {
  it('has no letters that look alike', () => {
    const letters = new Set(newReadableCode(20_000))
    expect([...letters].sort().join('')).toBe('23456789ABCDEFGHJKMNPQRSTVWXYZ')
  })

  it('favors no letter', () => {
    const counts = new Map<string, number>()
    for (const letter of newReadableCode(60_000)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    for (const count of counts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(400)
  })
})

describe('a token', () => {
  it('is 256 random bits for an address or a cookie', () => {
    expect(newToken()).toMatch(/^[\w-]{43}$/)
    expect(new Set(Array.from({ length: 100 }, newToken)).size).toBe(100)
  })
})

describe('money', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [123_456, '1234.56'],
    [-5, '-0.05'],
    [-123_456, '-1234.56'],
  ])('of %i cents is %s', (amount, text) => {
    expect(decimal(amount)).toBe(text)
    expect(cents(text)).toBe(amount)
  })

  it('comes back from its text unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), n => cents(decimal(n)) === n),
    )
  })

  it.each([
    ['12.5', 1250],
    ['7', 700],
  ])('may be written short: %s', (text, amount) => {
    expect(cents(text)).toBe(amount)
  })

  it.each(['', '1,000', '1.234', '.5', '1e3', 'NaN', ' 1', '1.'])('is not %j', text => {
    expect(() => cents(text)).toThrow()
  })
})

describe('the refusals', () => {
  const all: RefusalClass[] = [
    accountsRefusals,
    photosRefusals,
    staffRefusals,
    pointsRefusals,
    rewardsRefusals,
    checkInRefusals,
    treatmentsRefusals,
    { NoLongerMember, NotEnoughPoints, PatientGone },
  ].flatMap(refusals => Object.values<RefusalClass>(refusals))

  it('have a code of their own, a status and a sentence', () => {
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    for (const { code, kind, example } of all) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(statusOf[kind]).toBeGreaterThanOrEqual(400)
      expect(example.length).toBeGreaterThan(5)
    }
  })

  it('are told as problem details', () => {
    expect(problemOf(new NotEnoughPoints(70, 100))).toEqual({
      type: 'urn:velora:refusal:not-enough-points',
      title: 'Not possible',
      status: 400,
      detail: expect.stringContaining('30 more points'),
      code: 'not-enough-points',
      message: expect.stringContaining('30 more points'),
    })
  })

  it('say when to come back', () => {
    expect([new TooManyAttempts(59.2).retryAfterSeconds, new Draining().retryAfterSeconds]).toEqual([60, 5])
    expect(new TooManyAttempts(600).message).toContain('10 minutes')
  })
})
