import * as zod from 'zod/mini'

/**
 * A code counts once a member and day of the clinic. The day is that of the scan, so that a scan kept without a signal counts for the day on which it was made. A code that the screen at the desk no longer shows counts with a proof of that time; without one, the front desk confirms the scan first.
 *
 * For the signed-in member.
 * @summary Check in with a scanned code.
 */
export const checkInBodyCodeMax = 500

export const checkInBodyProofMax = 200

export const CheckInBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkInBodyCodeMax)),
  scannedAt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })).check(/*#__PURE__*/ zod.describe('When the phone scanned it, at most 15 minutes ago; absent: now.')),
  proof: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkInBodyProofMax))).check(/*#__PURE__*/ zod.describe('What `/api/checkin/scan-proof` gave last, before the scan.')),
})

/**
 * Codes that are there already stay as they are, so it may be called again. Answers with all codes.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Create the default check-in codes that are missing.
 */
export const SeedCheckInCodesBody = /*#__PURE__*/ zod.object({})

/**
 * For who has no app, no phone or no signal. It counts as a scan of the code would: once a code and day of the clinic. The member is told.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Check a patient in at the front desk.
 */
export const CheckInAtDeskBody = /*#__PURE__*/ zod.object({
  codeId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Of an active code; the first by description where none is given.')),
})

/**
 * The pass shows that one code for 16 hours and opens nothing else, so that the screen needs no staff session.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Start a screen for the desk that shows a check-in code which changes every 30 seconds.
 */
export const StartDeskScreenBody = /*#__PURE__*/ zod.object({
  codeId: /*#__PURE__*/ zod.uuid(),
})

/**
 * The pass is the only thing that is needed. With `greets` the answer names who checked in with the code within the last ten seconds, by first name.
 *
 * For everybody; a session that comes along is not looked at.
 * @summary What a desk screen shows now, and for how long.
 */
export const showDeskCodeBodyPassMax = 300

export const ShowDeskCodeBody = /*#__PURE__*/ zod.object({
  pass: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(showDeskCodeBodyPassMax)),
  greets: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
})

/**
 * For the screen itself, when the desk closes it. The pass is worth nothing afterwards.
 *
 * For everybody.
 * @summary End the screen that has this pass: it shows no further code.
 */
export const endOwnDeskScreenBodyPassMax = 300

export const EndOwnDeskScreenBody = /*#__PURE__*/ zod.object({
  pass: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(endOwnDeskScreenBodyPassMax)),
})
