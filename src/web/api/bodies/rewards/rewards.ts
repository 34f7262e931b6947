import * as zod from 'zod/mini'

/**
 * As a voucher for the current month of the clinic, once a month and patient. The member finds it in the app, and gets a push where they agreed to it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Give a patient 10% off any service: one use, this month only.
 */
export const SendOfferBody = /*#__PURE__*/ zod.object({
  userId: /*#__PURE__*/ zod.uuid(),
})

/**
 * The second of two clicks, also at another desk, is told that it is used. The member is told.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Use a voucher, once.
 */
export const redeemVoucherBodyCodeMax = 40

export const RedeemVoucherBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(redeemVoucherBodyCodeMax)),
})

/**
 * On the day of its use only; the member is told.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Make a voucher ready again that was used by mistake today.
 */
export const takeBackVoucherBodyCodeMax = 40

export const TakeBackVoucherBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(takeBackVoucherBodyCodeMax)),
})
