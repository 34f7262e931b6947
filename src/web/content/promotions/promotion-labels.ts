import type { OfferedPromotion } from '#api/schemas/index.ts'
import { calendarDay } from '../../format/days.ts'
import { dollars } from '../../format/money.ts'
import { figure } from '../../format/points.ts'

type Offer = Pick<OfferedPromotion, 'discountType' | 'discountValue'>

/** A promotion's discount, in the specified words. */
export function discountLabel({ discountType, discountValue: value }: Offer): string {
  if (discountType === 'percentage') return `${value}% OFF`
  if (discountType === 'fixed') return `${dollars(value)} OFF`
  if (discountType === 'points') return `+${figure(value)} BONUS POINTS`
  if (discountType === 'birthday') return 'BIRTHDAY SPECIAL'
  return discountType === 'service' ? 'FREE SERVICE' : 'SPECIAL OFFER'
}

/** A promotion's audience; undefined if it's for everyone. */
export function audienceLabel(audience: string): string | undefined {
  return audience === 'ALL' ? undefined : audience.replace(/^VIP_/, '').replaceAll('_', ' ')
}

export const validity = ({ validFrom, validUntil }: Pick<OfferedPromotion, 'validFrom' | 'validUntil'>) =>
  `Valid: ${calendarDay(validFrom)} - ${calendarDay(validUntil)}`
