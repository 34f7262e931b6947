import * as zod from 'zod/mini'

/**
 * Nobody has to.
 *
 * For the signed-in member.
 * @summary Choose the place that one usually goes to, or none.
 */
export const ChooseUsualPlaceBody = /*#__PURE__*/ zod.object({
  placeId: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('One of the clinic’s locations; null: none.')),
})
