import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { pointsNeeded as neededOnServer, pointsText } from '#platform/kernel/points.ts'
import { clinic } from '../../../src/web/data/clinic.ts'
import { wholeNumberIn } from '../../../src/web/form/whole-number-in.ts'
import { clinicMoment } from '../../../src/web/format/clinic-moment.ts'
import * as days from '../../../src/web/format/days.ts'
import { dollars, price } from '../../../src/web/format/money.ts'
import { listed, phrases } from '../../../src/web/format/phrases.ts'
import { points, pointsEarned, pointsNeeded, signedPoints } from '../../../src/web/format/points.ts'

const settings = clinic as { timeZone: string }
const before = settings.timeZone

describe('what people read', () => {
  afterEach(() => {
    settings.timeZone = before
  })

  it('of money has its thousands apart, and cents where there are some, or on a price list', () => {
    expect(['1500.00', '1500.50', '0.00', 25, 1234567].map(dollars)).toEqual([
      '$1,500',
      '$1,500.50',
      '$0',
      '$25',
      '$1,234,567',
    ])
    expect(['249.00', '1249.5', 0.01].map(price)).toEqual(['$249.00', '$1,249.50', '$0.01'])
  })

  it('of points is the same from the browser and from the server', () => {
    expect([0, 1, 2, 1425].map(points)).toEqual(['0 points', '1 point', '2 points', '1,425 points'])
    expect([0, 1, 2, 1425].map(pointsText)).toEqual([0, 1, 2, 1425].map(points))
    expect([pointsNeeded(1425), neededOnServer(1425)]).toEqual(Array(2).fill('1,425 more points needed'))
    expect(['10000', ' 10,000 ', '1,234,567', '10,00', '1.5', ''].map(wholeNumberIn)).toEqual([
      10_000,
      10_000,
      1_234_567,
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ])
    expect([pointsEarned(15), signedPoints(1500), signedPoints(-1500)]).toEqual([
      '+15 points',
      '+1,500',
      '−1,500',
    ])
  })

  it('of a moment leaves out what today and this year say already', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T18:00:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    settings.timeZone = 'America/Los_Angeles'
    const moments = [
      '2026-11-21T17:30:00Z',
      '2026-11-20T19:02:00Z',
      '2025-10-24T15:00:00Z',
      '2020-11-21T18:00:00Z',
    ]
    expect(moments.map(clinicMoment)).toEqual([
      '9:30\u00a0AM',
      'Fri,\u00a0Nov\u00a020, 11:02\u00a0AM',
      'Oct\u00a024,\u00a02025, 8:00\u00a0AM',
      'Nov\u00a021,\u00a02020, 10:00\u00a0AM',
    ])
  })

  it('of an instant is what the clinic’s clock shows, also of a clinic that is known later', () => {
    const instant = '2026-11-21T07:30:05Z'
    settings.timeZone = 'America/Los_Angeles'
    expect([days.dayOf(instant), days.timeOf(instant), days.isoDayOf(instant)]).toEqual([
      'Nov\u00a020,\u00a02026',
      '11:30\u00a0PM',
      '2026-11-20',
    ])
    settings.timeZone = 'Europe/Berlin'
    expect([days.briefDayOf(instant), days.longDayOf(instant), days.monthOf(instant)]).toEqual([
      'Nov 21',
      'November 21, 2026',
      'Nov 2026',
    ])
    expect([days.weekdayOf(instant), days.momentOf(instant), days.exactMomentOf(instant)]).toEqual([
      'Sat,\u00a0Nov\u00a021',
      'Nov\u00a021,\u00a02026, 8:30\u00a0AM',
      'Nov 21, 2026, 8:30:05 AM',
    ])
  })

  it('of a day of the calendar is that day in every zone', () => {
    settings.timeZone = 'Pacific/Honolulu'
    expect([days.calendarDay('2026-11-01'), days.shortCalendarDay('2026-11-01')]).toEqual([
      'Nov 1, 2026',
      '11/1',
    ])
  })

  it('of several facts breaks lines between them, and never before a dot', () => {
    expect(phrases('10:50 AM', 'by Olivia Grant', null, false, '', 'balance 595 points')).toBe(
      '10:50\u00a0AM\u00a0· by\u00a0Olivia\u00a0Grant\u00a0· balance\u00a0595\u00a0points',
    )
    expect(phrases('A place with a name as long as this'), 'too long for a phone').toBe(
      'A place with a name as long as this',
    )
    expect(phrases('Good until Dec\u00a06,\u00a02026'), 'can break before its date').toBe(
      'Good until Dec\u00a06,\u00a02026',
    )
    expect([listed(['A']), listed(['A', 'B', 'C'])]).toEqual(['A', 'A, B and C'])
  })
})
