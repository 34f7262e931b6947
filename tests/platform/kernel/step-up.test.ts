import { describe, expect, it } from 'vitest'
import { isAskedOf, isFresh, nothingAsked } from '#platform/kernel/access/step-up.ts'

describe('a fresh proof', () => {
  const all = { medicalAnswers: true, exports: true, pointsAbove: 100 }

  it('is asked for what the clinic says, and for a new way in as soon as it says anything', () => {
    expect(isAskedOf(nothingAsked, 'medical answers')).toBe(false)
    expect(isAskedOf(nothingAsked, 'exports')).toBe(false)
    expect(isAskedOf(nothingAsked, 'ways in')).toBe(false)
    expect(isAskedOf(nothingAsked, { hour: 1_000_000, day: 1_000_000 })).toBe(false)
    expect(isAskedOf({ ...all, medicalAnswers: false }, 'medical answers')).toBe(false)
    expect(isAskedOf({ ...nothingAsked, medicalAnswers: true }, 'medical answers')).toBe(true)
    expect(isAskedOf({ ...all, exports: false }, 'exports')).toBe(false)
    expect(isAskedOf({ ...nothingAsked, exports: true }, 'exports')).toBe(true)
    const moved = [
      [100, 100],
      [101, 101],
      [100, 400],
      [0, 401],
    ] as const
    expect(moved.map(([hour, day]) => isAskedOf(all, { hour, day }))).toEqual([false, true, false, true])
    for (const part of ['medicalAnswers', 'exports'] as const)
      expect(isAskedOf({ ...nothingAsked, [part]: true }, 'ways in')).toBe(true)
    expect(isAskedOf({ ...nothingAsked, pointsAbove: 0 }, 'ways in')).toBe(true)
    expect(isAskedOf({ ...nothingAsked, exports: true }, 'ways out')).toBe(true)
    expect(isAskedOf(nothingAsked, 'ways out')).toBe(false)
    expect(isAskedOf(nothingAsked, 'whole clinic')).toBe(true)
  })

  it('is good for five minutes', () => {
    const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1_000)
    expect(isFresh(at(0), at(300))).toBe(true)
    expect(isFresh(at(0), at(301))).toBe(false)
    expect(isFresh(undefined, at(0))).toBe(false)
  })
})
