import * as zod from 'zod/mini'

/**
 * Points, spend and visit are one transaction, and the member is told. The same service for the same patient on the same day is taken for a second click and refused, unless `countAgain` says that it is meant.
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
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Instead of the address, for who has none.')),
  serviceId: /*#__PURE__*/ zod.uuid(),
  customPoints: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(awardTreatmentBodyCustomPointsExclusiveMin)).check(/*#__PURE__*/ zod.lte(awardTreatmentBodyCustomPointsMax))),
  locationId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  shownPoints: /*#__PURE__*/ zod
    .optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(awardTreatmentBodyShownPointsMin)).check(/*#__PURE__*/ zod.lte(awardTreatmentBodyShownPointsMax)))
    .check(/*#__PURE__*/ zod.describe('What the desk was shown that the service gives. Where it gives something else by now, nothing is awarded. Without it, or with points of one’s own, the award is made as it is.')),
  countAgain: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Count it although the patient had this service today already.')),
})
