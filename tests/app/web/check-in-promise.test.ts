import { describe, expect, it } from 'vitest'
import type { CheckInCode } from '#api/schemas/index.ts'
import { checkInPromise, pointsPerCheckIn } from '../../../src/web/format/points-ranges.ts'

const codes = (...values: readonly number[]) =>
  values.map(pointsValue => ({ pointsValue, isActive: true }) as CheckInCode)
const retired = { pointsValue: 99, isActive: false } as CheckInCode

describe('what a check-in earns', () => {
  it.each([
    [[5, 5, 5], 'Earn 5 Points', '5 points'],
    [[1], 'Earn 1 Point', '1 point'],
    [[5, 10], 'Earn up to 10 Points', '5 to 10 points'],
    [[1000], 'Earn 1,000 Points', '1,000 points'],
  ])('with codes worth %j is promised as “%s”', (values, promised, worth) => {
    expect(checkInPromise([...codes(...values), retired])).toBe(promised)
    expect(pointsPerCheckIn([...codes(...values), retired])).toBe(worth)
  })

  it('is points where no code is in use', () => {
    expect(checkInPromise([retired])).toBe('Earn Points')
    expect(pointsPerCheckIn([])).toBeUndefined()
  })
})
