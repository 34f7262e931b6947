import * as zod from 'zod/mini'

/**
 * Takes effect with the next request, even where the staff area is already open.
 *
 * For staff: owner.
 * @summary Set the actions that require extra verification for a role.
 */
export const changeStepUpRuleBodyPointsAboveMin = 0
export const changeStepUpRuleBodyPointsAboveMax = 1000000

export const ChangeStepUpRuleBody = /*#__PURE__*/ zod.object({
  role: /*#__PURE__*/ zod.enum(['owner', 'manager', 'clinical', 'front desk']),
  medicalAnswers: /*#__PURE__*/ zod.boolean(),
  exports: /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Downloads of the patient list and the audit log.')),
  pointsAbove: /*#__PURE__*/ zod
    .nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeStepUpRuleBodyPointsAboveMin)).check(/*#__PURE__*/ zod.lte(changeStepUpRuleBodyPointsAboveMax)))
    .check(/*#__PURE__*/ zod.describe('Extra verification is required once a person’s awards and corrections exceed this many points within an hour, or four times as many within a day, since they last verified. Null means never.')),
})

/**
 * For 5 minutes, actions that were refused with `step-up-needed` are allowed. A recovery code is used up. Wrong codes are counted together with wrong staff codes.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Reauthenticate with your staff code, password or a recovery code.
 */
export const proveByCodeBodySecretMax = 200

export const ProveByCodeBody = /*#__PURE__*/ zod.object({
  secret: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proveByCodeBodySecretMax)),
})
