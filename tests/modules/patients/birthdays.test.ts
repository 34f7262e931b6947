import { describe, expect, it } from 'vitest'
import { birthdayNear } from '../../../src/modules/patients/birthdays.ts'

describe('a birthday', () => {
  it.each([
    ['1991-11-21', '2026-11-21', 'today'],
    ['1991-11-22', '2026-11-21', 'this week'],
    ['1991-11-27', '2026-11-21', 'this week'],
    ['1991-11-28', '2026-11-21', null],
    ['1991-11-20', '2026-11-21', null],
    ['1991-01-02', '2026-12-28', 'this week'],
    ['1992-02-29', '2027-02-28', 'today'],
    ['1992-02-29', '2027-02-27', 'this week'],
    ['1992-02-29', '2028-02-28', 'this week'],
    ['1992-02-29', '2028-02-29', 'today'],
    ['1992-03-29', '2027-03-28', 'this week'],
    ['11-21', '2026-11-21', 'today'],
    ['02-29', '2027-02-27', 'this week'],
    [null, '2026-11-21', null],
  ])('of %s is on %s near as: %s', (born, day, near) => {
    expect(birthdayNear(born, day)).toBe(near)
  })
})
