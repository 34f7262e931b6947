import { beforeEach, describe, expect, it } from 'vitest'
import { offeredTo } from '../../../src/modules/content/promotions/offers.ts'
import { ines, offer, openClinic } from './clinic.ts'

let clinic: ReturnType<typeof openClinic>
beforeEach(() => {
  clinic = openClinic()
})

describe('a promotion', () => {
  it('is offered from its first to its last clinic day', async () => {
    const made = await clinic.content.createPromotion(offer, ines)
    expect(made).toEqual({ ...offer, id: expect.any(String), isActive: true })
    expect(clinic.promotions[0]?.acts).toEqual([{ actor: ines, at: clinic.clock.now() }])
    expect(await clinic.content.listPromotions(undefined)).toMatchObject([
      { title: 'Glow week', isEligible: true },
    ])
    clinic.clock.set('2026-11-22T08:00:00Z')
    expect(await clinic.content.listPromotions(undefined)).toEqual([])
    expect(await clinic.content.listAllPromotions()).toMatchObject([{ title: 'Glow week' }])
  })

  it('takes days also as instants that fall on one', async () => {
    const instants = { validFrom: '2026-11-20T07:59:00Z', validUntil: '2026-11-22T07:59:00Z' }
    expect(await clinic.content.createPromotion({ ...offer, ...instants }, ines)).toMatchObject({
      validFrom: '2026-11-19',
      validUntil: '2026-11-21',
    })
  })

  it('with a wrong value is not kept', async () => {
    await expect(
      clinic.content.createPromotion({ ...offer, discountValue: 101 }, ines),
    ).rejects.toMatchObject({
      message: expect.stringContaining('A percentage must be between 1 and 100.'),
    })
    expect(clinic.promotions).toEqual([])
  })

  it.each([
    ['fixed', 0, 'A dollar amount must be above 0 and at most 100000.'],
    ['points', 1.5, 'Points must be a whole number between 1 and 100000.'],
    ['birthday', -1, 'The value must be between 0 and 100000.'],
    ['other', 100_001, 'The value must be between 0 and 100000.'],
    ['percentage', 33.333, 'At most two decimals, please.'],
  ] as const)('of %s with the value %d is refused: %s', async (discountType, discountValue, sentence) => {
    const wrong = clinic.content.createPromotion({ ...offer, discountType, discountValue }, ines)
    await expect(wrong).rejects.toMatchObject({ message: expect.stringContaining(sentence) })
  })

  it('is deleted once, and its row stays', async () => {
    const { id } = await clinic.content.createPromotion(offer, ines)
    expect(await clinic.content.deletePromotion(id, 'staff:olga')).toMatchObject({ title: 'Glow week' })
    expect(clinic.promotions[0]?.acts[1]).toEqual({ actor: 'staff:olga', at: clinic.clock.now() })
    expect(await clinic.content.listAllPromotions()).toEqual([])
    await expect(clinic.content.deletePromotion(id, ines)).rejects.toMatchObject({
      code: 'unknown-promotion',
    })
  })

  it('knows a member’s tier, birthday and clinic day of joining', async () => {
    for (const targetAudience of ['VIP_GOLD', 'VIP_SILVER', 'BIRTHDAY', 'NEW_CUSTOMERS'] as const)
      await clinic.content.createPromotion({ ...offer, targetAudience }, ines)
    const eligible = async (memberId?: string) =>
      (await clinic.content.listPromotions(memberId))
        .filter(({ isEligible }) => isEligible)
        .map(({ targetAudience }) => targetAudience)
        .sort()
    expect(await eligible('mia')).toEqual(['BIRTHDAY', 'NEW_CUSTOMERS', 'VIP_GOLD'])
    expect(await eligible('gone')).toEqual([])
    expect(await eligible()).toEqual([])
    clinic.clock.set('2026-11-22T07:59:59Z')
    expect(await eligible('mia')).toContain('NEW_CUSTOMERS')
  })

  it('that ends on the same day comes by its first day, then in a fixed order', () => {
    const promotion = (id: string, validFrom: string) => ({ ...offer, id, validFrom, isActive: true })
    const order = [promotion('c', '2026-11-20'), promotion('b', '2026-11-20'), promotion('z', '2026-11-19')]
    expect(offeredTo(undefined, order, '2026-11-21').map(({ id }) => id)).toEqual(['z', 'b', 'c'])
  })
})

describe('the day of the clinic', () => {
  it('ends at its own midnight', () => {
    clinic.clock.set('2026-11-21T07:59:59Z')
    expect(clinic.content.clinicToday()).toBe('2026-11-20')
  })
})
