import { describe, expect, it } from 'vitest'
import type { CheckInCode, PointsTransaction } from '#api/schemas/index.ts'
import { checkInEntry } from '../../../src/modules/loyalty/check-in/check-in-codes.ts'
import { todaysCheckIn } from '../../../src/web/home/todays-check-in.ts'

const code = (description: string, isActive = true): CheckInCode => ({
  id: description,
  description,
  pointsValue: 5,
  isActive,
  countsOnPaper: true,
})
const entry = (points: number, changed: Partial<PointsTransaction>): PointsTransaction => ({
  ...{ id: 1, points, balanceAfter: 100, kind: 'treatment', description: 'Treatment: Botox', location: null },
  ...{ createdAt: '2026-11-21T20:00:00.000Z', ...changed },
})
type Changes = Partial<PointsTransaction> & { isLate?: boolean }
const checkIn = (used: string, points: number, { isLate = false, ...changed }: Changes = {}) =>
  entry(points, { kind: 'check-in', description: reasonOf(used, isLate), ...changed })

/** The server's own words. */
const reasonOf = (description: string, isLate: boolean) =>
  checkInEntry({
    memberId: 'mia',
    code: { ...code(description), code: '', placeId: null, replaced: null, programmeVersion: null },
    ...{ at: new Date(0), isLate, timeZone: 'UTC' },
  }).reason
const codes = [code('Daily Spa Visit'), code('VIP Lounge'), code('Retired', false)]

describe('today’s check-in on home', () => {
  const today = '2026-11-21'

  it('is complete once every active code was used, and says what they earned', () => {
    const entries = [checkIn('VIP Lounge', 10), entry(42, {}), checkIn('Daily Spa Visit', 5)]
    expect(todaysCheckIn(entries, codes, today)).toEqual({ points: 15, isComplete: true })
  })

  it('counts a scan that the phone sent later', () => {
    const entries = [checkIn('VIP Lounge', 10, { isLate: true })]
    expect(todaysCheckIn(entries, [code('VIP Lounge')], today)).toEqual({ points: 10, isComplete: true })
  })

  it('is not while another code would count', () => {
    expect(todaysCheckIn([checkIn('VIP Lounge', 5)], codes, today)).toEqual({
      points: 5,
      isComplete: false,
    })
    expect(todaysCheckIn([], [], today)).toEqual({ points: 0, isComplete: false })
  })

  it('counts the clinic’s day only', () => {
    const yesterday = [checkIn('VIP Lounge', 5, { createdAt: '2026-11-19T20:00:00.000Z' })]
    expect(todaysCheckIn(yesterday, [code('VIP Lounge')], today)).toEqual({ points: 0, isComplete: false })
  })
})
