import * as zod from 'zod/mini'

/**
 * Points, spend and visit are recorded in one transaction, and the member is notified. The same service for the same patient on the same day is refused as a likely double click, unless `countAgain` confirms that it’s intended.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Award a patient the points of a service.
 */
export const awardTreatmentBodyUserEmailMax = 254

export const awardTreatmentBodyCustomPointsExclusiveMin = 0
export const awardTreatmentBodyCustomPointsMax = 100000

export const awardTreatmentBodyShownPointsMin = 0
export const awardTreatmentBodyShownPointsMax = 1000000

export const AwardTreatmentBody = /*#__PURE__*/ zod.object({
  userEmail: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(awardTreatmentBodyUserEmailMax))),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Use this for patients without an email address.')),
  serviceId: /*#__PURE__*/ zod.uuid(),
  customPoints: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(awardTreatmentBodyCustomPointsExclusiveMin)).check(/*#__PURE__*/ zod.lte(awardTreatmentBodyCustomPointsMax))),
  locationId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  shownPoints: /*#__PURE__*/ zod
    .optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(awardTreatmentBodyShownPointsMin)).check(/*#__PURE__*/ zod.lte(awardTreatmentBodyShownPointsMax)))
    .check(/*#__PURE__*/ zod.describe('The points that the front desk saw for the service. If the service now earns a different number, the award is refused. Not checked if omitted or if `customPoints` is set.')),
  countAgain: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Award points even if the patient already had this service today.')),
})
