import * as zod from 'zod/mini'

/**
 * The e-mail address is compared without regard to case. `firstName` and `lastName` win over `name`, whose first word is the first name otherwise. Sets the session cookie.
 *
 * For everybody.
 * @summary Join the VIP program and be signed in.
 */
export const registerBodyEmailMax = 254

export const registerBodyPasswordMin = 6
export const registerBodyPasswordMax = 200

export const registerBodyNameMax = 200

export const registerBodyFirstNameMax = 100

export const registerBodyLastNameMax = 100

export const RegisterBody = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerBodyEmailMax)),
  password: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(registerBodyPasswordMax)),
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerBodyNameMax)),
  firstName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerBodyFirstNameMax))),
  lastName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerBodyLastNameMax))),
  dateOfBirth: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
})

/**
 * Sets the session cookie, with a new session id. An account of the staff opens the staff area as well. After 8 wrong passwords for one e-mail address within a quarter of an hour, no more of them are looked at; a browser where that account signed in before has 8 of its own. The member is told by mail, once a day at most, and of each browser that is new to the account.
 *
 * For everybody.
 * @summary Sign in with e-mail and password.
 */
export const signInBodyEmailMax = 254

export const signInBodyPasswordMin = 6
export const signInBodyPasswordMax = 200

export const SignInBody = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signInBodyEmailMax)),
  password: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signInBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(signInBodyPasswordMax)),
})

/**
 * The session stays, and codes still work. The member is told by mail where there is an address.
 *
 * For the signed-in member.
 * @summary Choose a password for a member who has none.
 */
export const chooseFirstPasswordBodyPasswordMin = 6
export const chooseFirstPasswordBodyPasswordMax = 200

export const ChooseFirstPasswordBody = /*#__PURE__*/ zod.object({
  password: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(chooseFirstPasswordBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(chooseFirstPasswordBodyPasswordMax)),
})

/**
 * One that is known stays: staff change it.
 *
 * For the signed-in member.
 * @summary Tell the clinic the member’s birthday where none is known.
 */
export const FillBirthdayBody = /*#__PURE__*/ zod.object({
  dateOfBirth: /*#__PURE__*/ zod.iso.date(),
})

/**
 * The same answer in the same time whether somebody has the address or nobody.
 *
 * For everybody.
 * @summary Ask for a link to choose a new password.
 */
export const forgotPasswordBodyEmailMax = 254

export const ForgotPasswordBody = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(forgotPasswordBodyEmailMax)),
})

/**
 * Passkeys and recovery codes that were added since the member last used such a link. A reset ends them: whoever knew the password before may have added them. The link stays good.
 *
 * For everybody.
 * @summary What lets into the account beside its password, for whoever has the token of a mailed link.
 */
export const listAddedWaysInBodyTokenMax = 200

export const ListAddedWaysInBody = /*#__PURE__*/ zod.object({
  token: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAddedWaysInBodyTokenMax)),
})

/**
 * A token counts once. Every session of the member ends, and so does what `listAddedWaysIn` lists, except what is kept. The member is told by mail; this browser stays signed in where it was.
 *
 * For everybody.
 * @summary Choose a new password with the token of a mailed link.
 */
export const resetPasswordBodyTokenMax = 200

export const resetPasswordBodyNewPasswordMin = 6
export const resetPasswordBodyNewPasswordMax = 200

export const resetPasswordBodyKeepPasskeysMax = 20

export const ResetPasswordBody = /*#__PURE__*/ zod.object({
  token: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyTokenMax)),
  newPassword: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordBodyNewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyNewPasswordMax)),
  keepPasskeys: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyKeepPasskeysMax))).check(/*#__PURE__*/ zod.describe('The passkeys that the member recognizes; the others that were added end.')),
  keepRecoveryCodes: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the member made the recovery codes that were added.')),
})
