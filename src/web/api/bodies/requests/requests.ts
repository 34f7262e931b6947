import * as zod from 'zod/mini'

/**
 * It earns nothing by itself: staff decide about it.
 *
 * For the signed-in member.
 * @summary Ask for the points of a treatment.
 */
export const requestPointsBodyNotesMax = 1000

export const RequestPointsBody = /*#__PURE__*/ zod.object({
  serviceId: /*#__PURE__*/ zod.uuid(),
  treatmentDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('A day of the clinic, not in the future.')),
  notes: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(requestPointsBodyNotesMax))),
})

/**
 * Decision, points, spend and visit are one transaction, and the member is told. A request is decided once. The same service for the same patient on that day is refused, unless `countAgain` says that it is meant.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Approve a request: its points are awarded and its treatment is recorded.
 */
export const approveRequestBodyAdminNotesMax = 500

export const approveRequestBodyCustomPointsExclusiveMin = 0
export const approveRequestBodyCustomPointsMax = 100000

export const ApproveRequestBody = /*#__PURE__*/ zod.object({
  adminNotes: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveRequestBodyAdminNotesMax))),
  customPoints: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(approveRequestBodyCustomPointsExclusiveMin)).check(/*#__PURE__*/ zod.lte(approveRequestBodyCustomPointsMax))).check(/*#__PURE__*/ zod.describe('What this visit earns; left out: what the service gives.')),
  countAgain: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Count it although the patient had this service on that day already.')),
})

/**
 * A request is decided once. What staff note stands with the request, not in the notification.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Deny a request; the member is told.
 */
export const denyRequestBodyAdminNotesMax = 500

export const DenyRequestBody = /*#__PURE__*/ zod.object({
  adminNotes: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyRequestBodyAdminNotesMax))),
})
