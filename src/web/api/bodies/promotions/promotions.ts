import * as zod from 'zod/mini'

/**
 * It is listed from its first through its last day in the clinic’s time zone. A timestamp stands for the clinic’s date at that time.
 *
 * For staff: owner, manager.
 * @summary Create a monthly special.
 */
export const createPromotionBodyTitleMax = 120

export const createPromotionBodyDescriptionMax = 2000

export const createPromotionBodyTargetAudienceDefault = `ALL`

export const CreatePromotionBody = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createPromotionBodyTitleMax)),
  description: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createPromotionBodyDescriptionMax)),
  discountType: /*#__PURE__*/ zod.enum(['percentage', 'fixed', 'points', 'birthday', 'service', 'other']),
  discountValue: /*#__PURE__*/ zod.number(),
  validFrom: /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.date(), /*#__PURE__*/ zod.iso.datetime({ offset: true })]).check(/*#__PURE__*/ zod.describe('A date in the clinic’s time zone, or a timestamp on that date.')),
  validUntil: /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.date(), /*#__PURE__*/ zod.iso.datetime({ offset: true })]).check(/*#__PURE__*/ zod.describe('A date in the clinic’s time zone, or a timestamp on that date.')),
  targetAudience: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['ALL', 'VIP_BRONZE', 'VIP_SILVER', 'VIP_GOLD', 'VIP_PLATINUM', 'BIRTHDAY', 'NEW_CUSTOMERS']), createPromotionBodyTargetAudienceDefault),
})
