import * as zod from 'zod/mini'

/**
 * Issues a single-use voucher for the current month in the clinic’s time zone, once per month per patient. The member sees it in the app and gets a push notification if they opted in.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Give a patient 10% off any service.
 */
export const SendOfferBody = /*#__PURE__*/ zod.object({
  userId: /*#__PURE__*/ zod.uuid(),
})

/**
 * A voucher can be redeemed once; a second attempt, even at another desk, is refused. The member is notified.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Redeem a voucher.
 */
export const redeemVoucherBodyCodeMax = 40

export const RedeemVoucherBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(redeemVoucherBodyCodeMax)),
})

/**
 * Possible only on the day it was redeemed. The voucher can be used again, and the member is notified.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Undo the redemption of a voucher.
 */
export const takeBackVoucherBodyCodeMax = 40

export const TakeBackVoucherBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(takeBackVoucherBodyCodeMax)),
})
