import { daysBetween } from '#platform/kernel/clinic-day.ts'
import { EndsBeforeItBegins, WrongDiscountValue } from './refusals.ts'

export const discountTypes = ['percentage', 'fixed', 'points', 'birthday', 'service', 'other'] as const
export type DiscountType = (typeof discountTypes)[number]

export const promotionAudiences = [
  'ALL',
  'VIP_BRONZE',
  'VIP_SILVER',
  'VIP_GOLD',
  'VIP_PLATINUM',
  'BIRTHDAY',
  'NEW_CUSTOMERS',
] as const
export type PromotionAudience = (typeof promotionAudiences)[number]

export interface Promotion {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly discountType: DiscountType
  /** Percent, dollars or points, depending on the type; at most two decimals. */
  readonly discountValue: number
  /** The first and last clinic day, 'YYYY-MM-DD', both included. */
  readonly validFrom: string
  readonly validUntil: string
  readonly isActive: boolean
  readonly targetAudience: PromotionAudience
}

/** A promotion for one person. `isEligible` says whether they qualify. */
export interface OfferedPromotion extends Promotion {
  readonly isEligible: boolean
}

/** The member data that decides who qualifies. */
export interface PromotionMember {
  readonly tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
  /** 'YYYY-MM-DD', or 'MM-DD' without a year. */
  readonly birthday: string | null
  /** The clinic day they joined. */
  readonly joinedOn: string
}

/** For this many days after joining, members count as new (D-30). */
const newCustomerDays = 60

/** These are only shown to members who qualify; the others are listed for everyone, with a badge (D-30). */
const personal: ReadonlySet<PromotionAudience> = new Set(['BIRTHDAY', 'NEW_CUSTOMERS'])

/** The day's promotions for a member or visitor. Those they qualify for come first, earliest end date first (D-30). */
export function offeredTo(
  member: PromotionMember | undefined,
  promotions: readonly Promotion[],
  today: string,
): readonly OfferedPromotion[] {
  return promotions
    .map(promotion => ({ ...promotion, isEligible: isFor(promotion.targetAudience, member, today) }))
    .filter(({ targetAudience, isEligible }) => isEligible || !personal.has(targetAudience))
    .sort(forThemFirstThenSoonest)
}

/** Refuses a value that its type can't have, and an end date before the start (D-30). */
export function checkPromotion(
  promotion: Pick<Promotion, 'discountType' | 'discountValue' | 'validFrom' | 'validUntil'>,
): void {
  const rule = valueRules[promotion.discountType]
  const { discountValue: value, validFrom, validUntil } = promotion
  if (!rule.holds(value)) throw new WrongDiscountValue(rule.sentence)
  if (Math.round(value * 100) / 100 !== value)
    throw new WrongDiscountValue('Please use at most two decimals.')
  if (validUntil < validFrom) throw new EndsBeforeItBegins()
}

const isFrom = (least: number, most: number) => (value: number) => value >= least && value <= most

const mayBeNothing = { holds: isFrom(0, 100_000), sentence: 'The value must be between 0 and 100,000.' }

const valueRules: Readonly<
  Record<DiscountType, { readonly holds: (value: number) => boolean; readonly sentence: string }>
> = {
  percentage: { holds: isFrom(1, 100), sentence: 'A percentage must be between 1 and 100.' },
  fixed: {
    holds: isFrom(0.01, 100_000),
    sentence: 'A dollar amount must be more than 0 and at most 100,000.',
  },
  points: {
    holds: value => Number.isInteger(value) && isFrom(1, 100_000)(value),
    sentence: 'Points must be a whole number between 1 and 100,000.',
  },
  birthday: mayBeNothing,
  service: mayBeNothing,
  other: mayBeNothing,
}

function isFor(audience: PromotionAudience, member: PromotionMember | undefined, today: string): boolean {
  if (audience === 'ALL') return true
  if (!member) return false
  if (audience === 'BIRTHDAY') return member.birthday?.slice(-5, -3) === today.slice(5, 7)
  if (audience === 'NEW_CUSTOMERS') return daysBetween(member.joinedOn, today) <= newCustomerDays
  return audience === `VIP_${member.tier.toUpperCase()}`
}

function forThemFirstThenSoonest(one: OfferedPromotion, other: OfferedPromotion): number {
  return (
    Number(other.isEligible) - Number(one.isEligible) ||
    one.validUntil.localeCompare(other.validUntil) ||
    one.validFrom.localeCompare(other.validFrom) ||
    one.id.localeCompare(other.id)
  )
}
