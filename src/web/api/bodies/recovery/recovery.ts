import * as zod from 'zod/mini'

/**
 * Sets the session cookie, with a new session id; an account of the staff opens the staff area as well. A code works once. Wrong ones count by address, together with wrong passwords: nobody who guesses passwords can close this way in. The member is told by mail.
 *
 * For everybody.
 * @summary Sign in with e-mail and a recovery code instead of the password.
 */
export const signInByRecoveryCodeBodyEmailMax = 254

export const signInByRecoveryCodeBodyCodeMax = 64

export const SignInByRecoveryCodeBody = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signInByRecoveryCodeBodyEmailMax)),
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signInByRecoveryCodeBodyCodeMax)),
})

/**
 * Opens it in this browser, under a new session id. A code works once, and says whose it is. Wrong ones count by address and device, together with wrong staff codes. Its use is an audit entry.
 *
 * For everybody.
 * @summary Open the staff area with a recovery code instead of the person’s own code.
 */
export const openByRecoveryCodeBodyCodeMax = 64

export const OpenByRecoveryCodeBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(openByRecoveryCodeBodyCodeMax)),
})
