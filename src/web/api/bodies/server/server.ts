import * as zod from 'zod/mini'

/**
 * Takes the last six characters of its recovery key. Confirmation is due once a year (`emergency-sheet` in the list of problems).
 *
 * For staff: owner.
 * @summary Confirm that someone has the emergency sheet.
 */
export const checkEmergencySheetBodyCharactersMax = 20

export const CheckEmergencySheetBody = /*#__PURE__*/ zod.object({
  characters: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkEmergencySheetBodyCharactersMax)),
})
