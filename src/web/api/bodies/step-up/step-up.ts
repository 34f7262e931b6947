import * as zod from 'zod/mini'

/**
 * It holds from the next request on, also where the staff area is open.
 *
 * For staff: owner.
 * @summary Say before what a role shows once more who they are.
 */
export const changeStepUpRuleBodyPointsAboveMin = 0
export const changeStepUpRuleBodyPointsAboveMax = 1000000

export const ChangeStepUpRuleBody = /*#__PURE__*/ zod.object({
  role: /*#__PURE__*/ zod.enum(['owner', 'manager', 'clinical', 'front desk']),
  medicalAnswers: /*#__PURE__*/ zod.boolean(),
  exports: /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The list of patients and the audit log, as files.')),
  pointsAbove: /*#__PURE__*/ zod
    .nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeStepUpRuleBodyPointsAboveMin)).check(/*#__PURE__*/ zod.lte(changeStepUpRuleBodyPointsAboveMax)))
    .check(/*#__PURE__*/ zod.describe('Awards and corrections of one person that come to more points than these within an hour, or to four times as many within a day, since they last showed who they are; null: of none.')),
})

/**
 * What was refused with `step-up-needed` is then done for 5 minutes. A recovery code is used up. Wrong ones count together with wrong staff codes.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Show once more who one is: by one’s staff code, password or a recovery code.
 */
export const proveByCodeBodySecretMax = 200

export const ProveByCodeBody = /*#__PURE__*/ zod.object({
  secret: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proveByCodeBodySecretMax)),
})
