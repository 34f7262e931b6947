import { describe, expect, it } from 'vitest'
import { type CheckInCode, checkInReference } from '../../../src/modules/loyalty/check-in/check-in-codes.ts'
import { replacementsIn } from '../../../src/modules/loyalty/terms/replacements.ts'

const kept = (id: string, change: Partial<CheckInCode> = {}): CheckInCode => ({
  id,
  code: `secret of ${id}`,
  description: 'Welcome',
  pointsValue: 5,
  placeId: null,
  isActive: true,
  replaced: null,
  programmeVersion: 1,
  ...change,
})
const edited = (id: string, change: object = {}) => ({
  id,
  description: 'Welcome',
  pointsValue: 5,
  placeId: null,
  isRetired: false,
  ...change,
})

describe('a code that replaces another one', () => {
  it('is new, and has the name and the place of one that ends with it', () => {
    const old = [kept('old', { placeId: 'mitte' }), kept('other', { description: 'Lounge' })]
    const ended = edited('old', { placeId: 'mitte', isRetired: true })
    const lounge = edited('other', { description: 'Lounge' })
    const fresh = edited('fresh', { placeId: 'mitte' })
    const pairs = [{ oldId: 'old', newId: 'fresh' }]
    expect(replacementsIn(old, [fresh, ended, lounge])).toEqual(pairs)
    expect(replacementsIn(old, [fresh, lounge])).toEqual(pairs)
    for (const another of [
      edited('fresh'),
      edited('fresh', { placeId: 'mitte', description: 'Hello' }),
      edited('fresh', { placeId: 'mitte', isRetired: true }),
    ])
      expect(replacementsIn(old, [another, ended, lounge])).toEqual([])
    expect(replacementsIn(old, [fresh, edited('old', { placeId: 'mitte' }), lounge])).toEqual([])
    const retired = [kept('old', { placeId: 'mitte', isActive: false })]
    expect(replacementsIn(retired, [fresh, ended])).toEqual([])
    const back = [...old, kept('fresh', { placeId: 'mitte', isActive: false })]
    expect(replacementsIn(back, [fresh, ended, lounge])).toEqual([])
  })

  it('counts as the one before on the day of its replacement only', () => {
    const code = kept('fresh', { replaced: { id: 'old', on: '2026-11-21' } })
    expect(checkInReference(code, '2026-11-21')).toBe('check-in:old:2026-11-21')
    expect(checkInReference(code, '2026-11-22')).toBe('check-in:fresh:2026-11-22')
    expect(checkInReference(kept('fresh'), '2026-11-21')).toBe('check-in:fresh:2026-11-21')
  })
})
