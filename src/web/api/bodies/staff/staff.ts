import * as zod from 'zod/mini'

/**
 * Opens it in this browser, under a new session id. Wrong codes are counted by address, by device, and over all unknown and all known devices: each closure is longer than the one before, and a right code forgets none of them. A network from which the area was opened within 30 days is counted by itself.
 *
 * For everybody.
 * @summary Open the staff area with a person’s code of eight digits.
 */
export const verifyStaffCodeBodyCodeMax = 64

export const VerifyStaffCodeBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(verifyStaffCodeBodyCodeMax)),
})

/**
 * Opens it in this browser, under a new session id. A link works once, for 24 hours, and ends with its person’s code. The first owner is named here, and gets a code, which is shown only in this answer.
 *
 * For everybody.
 * @summary Open the staff area with the token of a one-time link.
 */
export const openSignInLinkBodyTokenMax = 200

export const openSignInLinkBodyNameMax = 100

export const OpenSignInLinkBody = /*#__PURE__*/ zod.object({
  token: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(openSignInLinkBodyTokenMax)),
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(openSignInLinkBodyNameMax))),
})

/**
 * The code has eight digits. Repeating an `Idempotency-Key` does not show it again, but says that the person was added.
 *
 * For staff: owner.
 * @summary Add a person; the answer is the only place where the code is shown.
 */
export const addStaffBodyNameMax = 100

export const AddStaffBody = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addStaffBodyNameMax)),
  role: /*#__PURE__*/ zod.enum(['owner', 'manager', 'clinical', 'front desk']),
})

/**
 * All three fields are set. What a deactivated person has open ends at once; the last owner can neither be deactivated nor given another role.
 *
 * For staff: owner.
 * @summary Rename a person, give another role, deactivate or activate again.
 */
export const changeStaffBodyNameMax = 100

export const ChangeStaffBody = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeStaffBodyNameMax)),
  role: /*#__PURE__*/ zod.enum(['owner', 'manager', 'clinical', 'front desk']),
  isActive: /*#__PURE__*/ zod.boolean(),
})
