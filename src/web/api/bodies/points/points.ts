import * as zod from 'zod/mini'

/**
 * `set` records the difference from the current balance. A balance can’t go below zero. The reason appears in the member’s history, and the member is notified.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Add, subtract or set a patient’s points.
 */
export const adjustPointsBodyPointsMin = 0
export const adjustPointsBodyPointsMax = 1000000

export const adjustPointsBodyReasonMax = 500

export const AdjustPointsBody = /*#__PURE__*/ zod.object({
  userId: /*#__PURE__*/ zod.uuid(),
  points: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adjustPointsBodyPointsMin)).check(/*#__PURE__*/ zod.lte(adjustPointsBodyPointsMax)),
  reason: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(adjustPointsBodyReasonMax)),
  type: /*#__PURE__*/ zod.enum(['add', 'subtract', 'set']),
})
