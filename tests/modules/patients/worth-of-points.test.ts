import { describe, expect, it } from 'vitest'
import { lastTwelveWeeks, rateOf } from '../../../src/modules/patients/figures.ts'

describe('the weeks that are shown', () => {
  it.each([
    ['2026-11-23', '2026-09-07'],
    ['2026-11-22', '2026-08-31'],
    ['2026-11-17', '2026-08-31'],
    ['2026-11-16', '2026-08-31'],
  ])('on %s begin on Monday, %s', (today, from) => {
    expect(lastTwelveWeeks(today)).toEqual({ from, to: today })
  })
})

describe('what a point is worth', () => {
  const reward = (rewardValue: string, pointsRequired = 100, worthCents: number | null = null) => ({
    title: rewardValue,
    pointsRequired,
    rewardValue,
    worthCents,
  })

  it('is the dollars of the rewards over their points', () => {
    expect(rateOf([reward('$25 credit'), reward('$1,250.50', 5000), reward('A facial')])).toEqual({
      cents: 127_550,
      points: 5100,
      rewards: ['$25 credit', '$1,250.50'],
    })
  })

  it('is what the clinic says in figures, before what it says in words', () => {
    expect(rateOf([reward('A facial', 500, 60_00), reward('$25 credit', 250, 20_00)])).toEqual({
      cents: 80_00,
      points: 750,
      rewards: ['A facial', '$25 credit'],
    })
  })

  it.each([
    ['$0.5 off', 50],
    ['$999999', 99_999_900],
  ])('reads %s as %i cents', (value, cents) => {
    expect(rateOf([reward(value)])?.cents).toBe(cents)
  })

  it.each(['25 dollars', 'up to $25', '$1234567', '$1.234', '$', 'a $25 credit'])(
    'is not said by “%s”',
    value => {
      expect(rateOf([reward(value)])).toBeUndefined()
    },
  )
})
