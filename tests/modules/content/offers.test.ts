import { describe, expect, it } from 'vitest'
import {
  checkPromotion,
  type DiscountType,
  offeredTo,
  type Promotion,
  type PromotionAudience,
  type PromotionMember,
} from '../../../src/modules/content/promotions/offers.ts'

const today = '2026-11-20'

const promotion = (title: string, change: Partial<Promotion> = {}): Promotion => ({
  id: title,
  title,
  description: 'A calm hour.',
  discountType: 'percentage',
  discountValue: 20,
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
  isActive: true,
  targetAudience: 'ALL',
  ...change,
})

const member = (change: Partial<PromotionMember> = {}): PromotionMember => ({
  tier: 'Silver',
  birthday: '1991-05-14',
  joinedOn: '2025-01-01',
  ...change,
})

const eligible = (audience: PromotionAudience, who: PromotionMember | undefined, day = today) =>
  offeredTo(who, [promotion('one', { targetAudience: audience })], day).map(({ isEligible }) => isEligible)

describe('a promotion is offered', () => {
  it.each<[PromotionAudience, readonly boolean[], readonly boolean[]]>([
    ['ALL', [true], [true]],
    ['VIP_BRONZE', [false], [false]],
    ['VIP_SILVER', [true], [false]],
    ['VIP_GOLD', [false], [false]],
    ['VIP_PLATINUM', [false], [false]],
    ['BIRTHDAY', [], []],
    ['NEW_CUSTOMERS', [], []],
  ])('for %s to a Silver member as %j, to a visitor as %j', (audience, toMember, toVisitor) => {
    expect(eligible(audience, member())).toEqual(toMember)
    expect(eligible(audience, undefined)).toEqual(toVisitor)
  })

  it.each([
    ['2026-10-31', []],
    ['2026-11-01', [true]],
    ['2026-11-30', [true]],
    ['2026-12-01', []],
  ])('on a birthday in November: on %s as %j', (day, offered) => {
    expect(eligible('BIRTHDAY', member({ birthday: '1988-11-29' }), day)).toEqual(offered)
  })

  it.each([
    ['2027-02-01', [true]],
    ['2027-02-28', [true]],
    ['2027-03-01', []],
  ])('to who was born on 29 February: on %s as %j', (day, offered) => {
    expect(eligible('BIRTHDAY', member({ birthday: '02-29' }), day)).toEqual(offered)
  })

  it('on no birthday to who told none', () => {
    expect(eligible('BIRTHDAY', member({ birthday: null }))).toEqual([])
  })

  it.each([
    ['2026-11-20', [true]],
    ['2026-09-21', [true]],
    ['2026-09-20', []],
  ])('as to a new customer who joined on %s as %j', (joinedOn, offered) => {
    expect(eligible('NEW_CUSTOMERS', member({ joinedOn }))).toEqual(offered)
  })

  it('with what is for oneself first, and of that what ends soonest', () => {
    const offered = offeredTo(
      member(),
      [
        promotion('gold, ends first', { targetAudience: 'VIP_GOLD', validUntil: '2026-11-21' }),
        promotion('ends last'),
        promotion('ends second', { validUntil: '2026-11-25' }),
        promotion('silver, ends soonest', { targetAudience: 'VIP_SILVER', validUntil: '2026-11-22' }),
      ],
      today,
    )
    expect(offered.map(({ title }) => title)).toEqual([
      'silver, ends soonest',
      'ends second',
      'ends last',
      'gold, ends first',
    ])
    const [c, b, z] = ['c', 'b', 'z'].map(id => promotion(id, id === 'z' ? { validFrom: '2026-10-31' } : {}))
    expect(offeredTo(undefined, [c, b, z] as Promotion[], today).map(({ id }) => id)).toEqual(['z', 'b', 'c'])
  })
})

describe('a discount’s value', () => {
  const check = (discountType: DiscountType, discountValue: number) => () =>
    checkPromotion(promotion('one', { discountType, discountValue }))

  it.each<[DiscountType, readonly number[], readonly number[]]>([
    ['percentage', [1, 12.5, 100], [0, 0.5, 100.5, 101, -1, 33.333, Number.NaN]],
    ['fixed', [0.01, 12.5, 100_000], [0, -5, 0.001, 10.005, 100_000.01, Number.POSITIVE_INFINITY]],
    ['points', [1, 250], [0, 1.5, -1, 100_001]],
    ['birthday', [0, 25], [-1, 0.001]],
    ['service', [0, 25], [-1, 0.001]],
    ['other', [0, 25], [-1, 0.001]],
  ])('of %s may be %j and not %j', (type, right, wrong) => {
    for (const value of right) expect(check(type, value)).not.toThrow()
    for (const value of wrong)
      expect(check(type, value), String(value)).toThrow(
        expect.objectContaining({ code: 'wrong-discount-value' }),
      )
  })

  it.each([
    ['percentage', 101, 'A percentage must be between 1 and 100.'],
    ['fixed', 0, 'A dollar amount must be more than 0 and at most 100,000.'],
    ['points', 1.5, 'Points must be a whole number between 1 and 100,000.'],
    ['other', 100_001, 'The value must be between 0 and 100,000.'],
    ['percentage', 33.333, 'Please use at most two decimals.'],
  ] as const)('of %s of %d is refused: %s', (type, value, sentence) => {
    expect(check(type, value)).toThrow(sentence)
  })

  it('is held for a day at least', () => {
    const days = (validFrom: string, validUntil: string) => () =>
      checkPromotion(promotion('one', { validFrom, validUntil }))
    expect(days('2026-11-20', '2026-11-20')).not.toThrow()
    expect(days('2026-11-20', '2026-11-19')).toThrow('The end date can’t be before the start date.')
  })
})
