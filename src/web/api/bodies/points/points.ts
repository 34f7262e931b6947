import * as zod from 'zod/mini'

/**
 * `set` posts the difference to the balance of that moment. A balance never goes below zero. The reason stands in the member’s history, and the member is told.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Add to a patient’s points, take from them, or set them.
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
