import * as zod from 'zod/mini'

/**
 * Each code counts once per member per day, in the clinic’s time zone. The day of the scan decides, so a scan that was saved while offline counts for the day it was made. A code that the desk screen no longer shows is accepted with a proof from the time of the scan. Without one, the front desk has to confirm the scan.
 *
 * For the signed-in member.
 * @summary Check in with a scanned code.
 */
export const checkInBodyCodeMax = 500

export const checkInBodyProofMax = 200

export const CheckInBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkInBodyCodeMax)),
  scannedAt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })).check(/*#__PURE__*/ zod.describe('When the phone scanned the code, at most 15 minutes ago. If omitted, now.')),
  proof: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkInBodyProofMax))).check(/*#__PURE__*/ zod.describe('The latest proof from `/api/checkin/scan-proof`, requested before the scan.')),
})

/**
 * Existing codes don’t change, so repeating the call is safe. Returns all codes.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Create the missing default check-in codes.
 */
export const SeedCheckInCodesBody = /*#__PURE__*/ zod.object({})

/**
 * For patients without the app, a phone or a signal. It counts like a scan of the code: once per code per day, in the clinic’s time zone. The member is notified.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Check in a patient at the front desk.
 */
export const CheckInAtDeskBody = /*#__PURE__*/ zod.object({
  codeId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The ID of an active code. If omitted, the first one by description: of the location if it has one, or else one without a location.')),
  locationId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Where the patient is.')),
})

/**
 * The code changes every 30 seconds. The pass shows that code for 16 hours and grants nothing else, so the screen needs no staff session.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Start a desk screen that shows a check-in code.
 */
export const StartDeskScreenBody = /*#__PURE__*/ zod.object({
  codeId: /*#__PURE__*/ zod.uuid(),
})

/**
 * Requires only the pass. With `greets`, the response includes the first names of members who checked in with the code in the last ten seconds.
 *
 * Public. Any session is ignored.
 * @summary Get the code that a desk screen should show now.
 */
export const showDeskCodeBodyPassMax = 300

export const ShowDeskCodeBody = /*#__PURE__*/ zod.object({
  pass: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(showDeskCodeBodyPassMax)),
  greets: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
})

/**
 * For the screen itself, when the front desk closes it. The pass is invalid afterward.
 *
 * Public.
 * @summary End the desk screen that has this pass.
 */
export const endOwnDeskScreenBodyPassMax = 300

export const EndOwnDeskScreenBody = /*#__PURE__*/ zod.object({
  pass: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(endOwnDeskScreenBodyPassMax)),
})
