import * as zod from 'zod/mini'

/**
 * Opens it in this browser under a new session ID. Wrong codes are counted per IP address, per device, and across all unknown and all known devices. Each lockout is longer than the previous one, and a correct code doesn’t reset the counts. A network from which the area was opened in the last 30 days is counted separately.
 *
 * Public.
 * @summary Open the staff area with a personal eight-digit code.
 */
export const verifyStaffCodeBodyCodeMax = 64

export const VerifyStaffCodeBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(verifyStaffCodeBodyCodeMax)),
})

/**
 * Opens it in this browser under a new session ID. A link works once, for 24 hours, and is invalidated when the person’s code changes. The first owner enters their name here and gets a code, which is shown only in this response.
 *
 * Public.
 * @summary Open the staff area with the token of a one-time link.
 */
export const openSignInLinkBodyTokenMax = 200

export const openSignInLinkBodyNameMax = 100

export const OpenSignInLinkBody = /*#__PURE__*/ zod.object({
  token: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(openSignInLinkBodyTokenMax)),
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(openSignInLinkBodyNameMax))),
})

/**
 * Returns the person’s eight-digit code, which is shown only in this response. Repeating an `Idempotency-Key` doesn’t show it again, but confirms that the person was added.
 *
 * For staff: owner.
 * @summary Add a staff member.
 */
export const addStaffBodyNameMax = 100

export const AddStaffBody = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addStaffBodyNameMax)),
  role: /*#__PURE__*/ zod.enum(['owner', 'manager', 'clinical', 'front desk']),
})

/**
 * All three fields are required. Deactivating a person immediately closes every staff area they have open. The last owner can’t be deactivated or given another role.
 *
 * For staff: owner.
 * @summary Update a staff member’s name, role and active status.
 */
export const changeStaffBodyNameMax = 100

export const ChangeStaffBody = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeStaffBodyNameMax)),
  role: /*#__PURE__*/ zod.enum(['owner', 'manager', 'clinical', 'front desk']),
  isActive: /*#__PURE__*/ zod.boolean(),
})
