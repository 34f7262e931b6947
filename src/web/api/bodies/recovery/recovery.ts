import * as zod from 'zod/mini'

/**
 * Use it instead of the password. Sets the session cookie with a new session ID; a staff account opens the staff area as well. A code works once. Wrong codes are counted per IP address, together with wrong passwords, so guessing a member’s password can’t block this way to sign in. The member is told by email.
 *
 * Public.
 * @summary Sign in with email and a recovery code.
 */
export const signInByRecoveryCodeBodyEmailMax = 254

export const signInByRecoveryCodeBodyCodeMax = 64

export const SignInByRecoveryCodeBody = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signInByRecoveryCodeBodyEmailMax)),
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signInByRecoveryCodeBodyCodeMax)),
})

/**
 * Use it instead of the person’s staff code. Opens the area in this browser under a new session ID. A code works once and identifies its owner. Wrong codes are counted per IP address and device, together with wrong staff codes. The use of a code is audited.
 *
 * Public.
 * @summary Open the staff area with a recovery code.
 */
export const openByRecoveryCodeBodyCodeMax = 64

export const OpenByRecoveryCodeBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(openByRecoveryCodeBodyCodeMax)),
})
