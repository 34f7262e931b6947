import * as zod from 'zod/mini'

/**
 * Asked for once a year (`emergency-sheet` among the findings).
 *
 * For staff: owner.
 * @summary Say that somebody has the emergency sheet in hand, by the last six characters of its recovery key.
 */
export const checkEmergencySheetBodyCharactersMax = 20

export const CheckEmergencySheetBody = /*#__PURE__*/ zod.object({
  characters: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkEmergencySheetBodyCharactersMax)),
})
