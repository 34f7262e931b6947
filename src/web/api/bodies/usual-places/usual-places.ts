import * as zod from 'zod/mini'

/**
 * This is optional for members.
 *
 * For the signed-in member.
 * @summary Set or clear the member’s preferred location.
 */
export const ChooseUsualPlaceBody = /*#__PURE__*/ zod.object({
  placeId: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The ID of one of the clinic’s locations; null if there is none.')),
})
