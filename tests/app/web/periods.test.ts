import { expect, it } from 'vitest'
import { presetOf, presetsOn } from '../../../src/web/staff/overview/periods.ts'

const year = { from: '2026-01-01', to: '2026-11-22' }

it('a period that is offered begins on a Monday, the first of the year or a year before', () => {
  expect(presetsOn('2026-11-22').map(({ period }) => period.from)).toEqual([
    '2026-10-26',
    undefined,
    '2026-01-01',
    '2025-11-23',
  ])
})

it('a year that begins on a leap day begins on the day after it', () => {
  expect(presetsOn('2028-02-29')[3]?.period).toEqual({ from: '2027-03-02', to: '2028-02-29' })
})

it('a period is known by its days', () => {
  expect(presetOf(year, '2026-11-22')).toBe('year')
  expect(presetOf({ ...year, from: '2026-01-02' }, '2026-11-22')).toBe('other')
})
