import { describe, expect, it } from 'vitest'
import { focusOfDay } from '../../src/web/home/focus-of-day.ts'

const today = '2026-11-24'
const far = { pointsMissing: 40 }
const ready = { pointsMissing: 0 }

describe('what home puts first', () => {
  it.each([
    ['a reward that can be claimed', ready, '2026-11-25', 'reward'],
    ['a special on its last day', far, '2026-11-24', 'special'],
    ['a special that ends within a week', null, '2026-12-01', 'special'],
    ['nothing, where the special has time', far, '2026-12-02', undefined],
  ])('is %s', (_what, nextReward, validUntil, focus) => {
    expect(focusOfDay({ nextReward, offer: { validUntil }, today })).toBe(focus)
  })

  it('is nothing for a new member of a clinic without specials', () => {
    expect(focusOfDay({ nextReward: null, today })).toBeUndefined()
  })
})
