import { describe, expect, it } from 'vitest'
import type { CheckInCode, PointsTransaction } from '#api/schemas/index.ts'
import { todaysCheckIn } from '../../../src/web/home/todays-check-in.ts'

const code = (description: string, isActive = true): CheckInCode => ({
  id: description,
  description,
  pointsValue: 5,
  isActive,
  countsOnPaper: true,
})
const entry = (
  description: string,
  points: number,
  createdAt = '2026-11-21T20:00:00.000Z',
): PointsTransaction => ({
  id: 1,
  points,
  balanceAfter: 100,
  kind: description.startsWith('Check-in') ? 'check-in' : 'treatment',
  description,
  location: null,
  createdAt,
})
const codes = [code('Daily Spa Visit'), code('VIP Lounge'), code('Retired', false)]

describe('today’s check-in on home', () => {
  const today = '2026-11-21'

  it('is complete once every active code was used, and says what they earned', () => {
    const entries = [
      entry('Check-in: VIP Lounge', 10),
      entry('Treatment: Botox', 42),
      entry('Check-in: Daily Spa Visit', 5),
    ]
    expect(todaysCheckIn(entries, codes, today)).toEqual({ points: 15, isComplete: true })
  })

  it('counts a scan that the phone sent later', () => {
    const entries = [entry('Check-in: VIP Lounge (scanned offline)', 10)]
    expect(todaysCheckIn(entries, [code('VIP Lounge')], today)).toEqual({ points: 10, isComplete: true })
  })

  it('is not while another code would count', () => {
    expect(todaysCheckIn([entry('Check-in: VIP Lounge', 5)], codes, today)).toEqual({
      points: 5,
      isComplete: false,
    })
    expect(todaysCheckIn([], [], today)).toEqual({ points: 0, isComplete: false })
  })

  it('counts the clinic’s day only', () => {
    const yesterday = [entry('Check-in: VIP Lounge', 5, '2026-11-19T20:00:00.000Z')]
    expect(todaysCheckIn(yesterday, [code('VIP Lounge')], today)).toEqual({ points: 0, isComplete: false })
  })
})
