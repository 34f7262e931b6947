import * as zod from 'zod/mini'

/**
 * The same answer in the same time whether somebody has the contact or nobody. A code goes to a contact of one member alone, also of one whom staff enrolled or imported; a newer one makes it worthless. Texts go out where the clinic set them up. After five codes for one contact within an hour, no more are sent.
 *
 * For everybody.
 * @summary Ask for a six-digit code to sign in with, by email or text message.
 */
export const requestSignInCodeBodyContactMax = 254

export const RequestSignInCodeBody = /*#__PURE__*/ zod.object({
  contact: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requestSignInCodeBodyContactMax)).check(/*#__PURE__*/ zod.describe('An email address or a phone number.')),
})

/**
 * Sets the session cookie, with a new session id. A code works once, for ten minutes and five tries; it never opens the staff area. Wrong ones count by contact, and by address together with wrong passwords.
 *
 * For everybody.
 * @summary Sign in with the code that was sent to a contact.
 */
export const signInByCodeBodyContactMax = 254

export const signInByCodeBodyCodeRegExp = new RegExp('^\\d{6}$')

export const SignInByCodeBody = /*#__PURE__*/ zod.object({
  contact: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signInByCodeBodyContactMax)).check(/*#__PURE__*/ zod.describe('An email address or a phone number.')),
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(signInByCodeBodyCodeRegExp)),
})

/**
 * Sets the session cookie, with a new session id. A code of eight letters and digits works once, within two minutes, for the member for whom staff asked for it.
 *
 * For everybody.
 * @summary Sign in with the code that the front desk shows.
 */
export const claimMembershipBodyCodeMax = 40

export const ClaimMembershipBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimMembershipBodyCodeMax)),
})
