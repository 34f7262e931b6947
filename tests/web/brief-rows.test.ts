import { describe, expect, it } from 'vitest'
import { briefRows } from '../../ui-kit/data-grid/use-brief-rows.ts'

const inView = 20

/** A list that was scrolled to these places, one after the other, and which rows are brief at the last one. */
function scrolledTo(...places: readonly number[]) {
  const next = briefRows()
  const see = (at: number, isScrolling: boolean) =>
    [...next({ keys: Array.from({ length: inView }, (_, n) => at + n), at, isScrolling })].map(Number)
  see(0, false)
  let brief: number[] = []
  for (const place of places) brief = see(place, true)
  return { brief, standingStill: () => see(places.at(-1) ?? 0, false) }
}

describe('rows that came while a list was flung', () => {
  it('are brief, and whole once it stands still', () => {
    const { brief, standingStill } = scrolledTo(8, 16, 24)
    // The first long way may have been a key.
    expect(brief).toEqual([28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43])
    expect(standingStill()).toEqual([])
  })

  it.each([
    ['as somebody reads along', [1, 2, 4, 6, 8]],
    ['by the wheel', [3, 6, 9]],
    ['by Page Down', [19]],
    ['by End', [4_980]],
    ['up, a little', [4_980, 4_978]],
    ['by End and Home', [4_980, 0]],
  ])('are whole %s', (_, places) => {
    expect(scrolledTo(...places).brief).toEqual([])
  })

  it('stay brief while it slows down, and those that come then are whole', () => {
    const { brief } = scrolledTo(8, 16, 20, 22)
    expect(brief).toEqual([28, 29, 30, 31, 32, 33, 34, 35])
  })

  it('are remembered when it is looked at twice in one place', () => {
    const { brief } = scrolledTo(8, 16, 16, 16, 24)
    expect(brief).toHaveLength(16)
  })
})
