import type { OfferedPromotion } from '#api/schemas/index.ts'

type Offer = Pick<OfferedPromotion, 'discountType' | 'discountValue'>

/** What a promotion gives, in the words of customer.md, 9. */
export function discountLabel({ discountType, discountValue: value }: Offer): string {
  if (discountType === 'percentage') return `${value}% OFF`
  if (discountType === 'fixed') return `$${Number.isInteger(value) ? value : value.toFixed(2)} OFF`
  if (discountType === 'points') return `+${value} BONUS POINTS`
  if (discountType === 'birthday') return 'BIRTHDAY SPECIAL'
  return discountType === 'service' ? 'FREE SERVICE' : 'SPECIAL OFFER'
}

/** Whom a promotion is for; nothing when it is for all (customer.md, 2 Promotions). */
export function audienceLabel(audience: string): string | undefined {
  return audience === 'ALL' ? undefined : audience.replace(/^VIP_/, '').replaceAll('_', ' ')
}

// A promotion's days are days of the clinic's calendar, without a time: no zone may move them.
const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

export const validity = ({ validFrom, validUntil }: Pick<OfferedPromotion, 'validFrom' | 'validUntil'>) =>
  `Valid: ${day.format(new Date(validFrom))} - ${day.format(new Date(validUntil))}`
