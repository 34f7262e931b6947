import * as zod from 'zod/mini'

/**
 * The request earns nothing until staff approve it.
 *
 * For the signed-in member.
 * @summary Request the points of a treatment.
 */
export const requestPointsBodyNotesMax = 1000

export const RequestPointsBody = /*#__PURE__*/ zod.object({
  serviceId: /*#__PURE__*/ zod.uuid(),
  treatmentDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('A date in the clinic’s time zone, not in the future.')),
  notes: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(requestPointsBodyNotesMax))),
})

/**
 * Decision, points, spend and visit are recorded in one transaction, and the member is notified. A request can be decided only once. The same service for the same patient on that day is refused, unless `countAgain` confirms that it’s intended.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Approve a request.
 */
export const approveRequestBodyAdminNotesMax = 500

export const approveRequestBodyCustomPointsExclusiveMin = 0
export const approveRequestBodyCustomPointsMax = 100000

export const ApproveRequestBody = /*#__PURE__*/ zod.object({
  adminNotes: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveRequestBodyAdminNotesMax))),
  customPoints: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(approveRequestBodyCustomPointsExclusiveMin)).check(/*#__PURE__*/ zod.lte(approveRequestBodyCustomPointsMax))).check(/*#__PURE__*/ zod.describe('The points that this visit earns. If omitted, the points of the service.')),
  countAgain: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Award points even if the patient already had this service on that day.')),
})

/**
 * A request can be decided only once. The member is notified. The staff note is saved with the request, but isn’t part of the notification.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Deny a request.
 */
export const denyRequestBodyAdminNotesMax = 500

export const DenyRequestBody = /*#__PURE__*/ zod.object({
  adminNotes: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyRequestBodyAdminNotesMax))),
})
