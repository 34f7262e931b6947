import { describe, expect, it } from 'vitest'
import { foldMessages, lengthOfPart } from '../../../src/modules/patients/timeline/fold-messages.ts'
import type { PlacedItem, TimelineKind } from '../../../src/modules/patients/timeline/happened.ts'

const item = (kind: TimelineKind, title: string, seconds: number): PlacedItem => ({
  id: title,
  kind,
  at: new Date(Date.UTC(2026, 10, 20, 18, 0, seconds)),
  title,
  state: null,
  points: null,
  balanceAfter: null,
  place: null,
  by: null,
  microseconds: '0',
})

const award = item('treatment', 'HydraFacial', 10)
const earned = item('message', 'Points earned', 10)
const upgrade = item('message', 'VIP Upgrade!', 11)

describe('a notification in a patient’s history', () => {
  const folded = (...items: PlacedItem[]) =>
    foldMessages(items).map(({ title, notified }) => [title, ...notified])

  it('is folded into what it tells of, the earliest first', () => {
    expect(folded(upgrade, earned, award)).toEqual([['HydraFacial', 'Points earned', 'VIP Upgrade!']])
  })

  it('is a line of its own when nothing came right before it', () => {
    const offer = item('message', 'Double points', 13)
    expect(folded(offer, award)).toEqual([['Double points'], ['HydraFacial']])
    expect(folded(earned)).toEqual([['Points earned']])
  })

  it('ends no part when what it tells of may follow', () => {
    const before = item('points', 'A gift', 20)
    expect(lengthOfPart([before, upgrade, earned, award], 4)).toBe(4)
    expect(lengthOfPart([before, upgrade, earned, award], 3)).toBe(1)
    expect(lengthOfPart([before, upgrade, earned], 2)).toBe(1)
    expect(lengthOfPart([before, item('message', 'Double points', 18), award], 2)).toBe(2)
    expect(lengthOfPart([upgrade, earned, award], 2)).toBe(2)
  })
})
