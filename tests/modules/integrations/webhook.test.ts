import { describe, expect, it } from 'vitest'
import {
  hasArrived,
  isGivenUp,
  waitAfter,
  waits,
} from '../../../src/modules/integrations/webhooks/webhook.ts'

describe('a delivery', () => {
  it.each([
    [200, true],
    [204, true],
    [299, true],
    [199, false],
    [300, false],
    [302, false],
    [410, false],
    [500, false],
    [null, false],
  ])('that is answered with %s has arrived: %s', (status, arrived) => {
    expect(hasArrived({ status, error: null })).toBe(arrived)
  })

  it('is tried again after the waits of Standard Webhooks, a fifth sooner or later', () => {
    expect(waits).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400])
    expect([waitAfter(1, 0.5), waitAfter(9, 0.5)]).toEqual([5_000, 86_400_000])
    expect([waitAfter(2, 0), waitAfter(2, 1)]).toEqual([240_000, 360_000])
    expect(waitAfter(10, 0.5)).toBeUndefined()
  })
})

describe('an endpoint', () => {
  const failingSince = new Date('2026-11-21T18:00:00Z')
  const failed = { status: 500, error: null }
  it('is given up after five days, or when it says that it is gone', () => {
    const [fourDays, fiveDays] = [new Date('2026-11-26T17:59:59Z'), new Date('2026-11-26T18:00:00Z')]
    expect(isGivenUp(failed, { failingSince, isLast: true, at: fourDays })).toBe(false)
    expect(isGivenUp(failed, { failingSince, isLast: true, at: fiveDays })).toBe(true)
    expect(isGivenUp(failed, { failingSince, isLast: false, at: fiveDays })).toBe(false)
    expect(isGivenUp(failed, { failingSince: null, isLast: true, at: fiveDays })).toBe(false)
    const gone = { status: 410, error: null }
    expect(isGivenUp(gone, { failingSince: null, isLast: false, at: failingSince })).toBe(true)
  })
})
