import * as zod from 'zod/mini'

/**
 * Signs the new member in and sets the session cookie. Email addresses are case-insensitive. `firstName` and `lastName` take precedence over `name`; otherwise, the first word of `name` becomes the first name.
 *
 * Public.
 * @summary Join the VIP program.
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
 * Sets the session cookie with a new session ID. A staff account opens the staff area as well. After 8 wrong passwords for one email address within 15 minutes, further attempts are refused; a browser where the account has signed in before has its own 8 attempts. The member is told by email, at most once a day, and about each browser that is new to the account.
 *
 * Public.
 * @summary Sign in with email and password.
 */
export const signInBodyEmailMax = 254

export const signInBodyPasswordMin = 6
export const signInBodyPasswordMax = 200

export const SignInBody = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signInBodyEmailMax)),
  password: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signInBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(signInBodyPasswordMax)),
})

/**
 * The session stays open, and one-time codes still work. The member is told by email if there is an address.
 *
 * For the signed-in member.
 * @summary Set a password for a member who has none.
 */
export const chooseFirstPasswordBodyPasswordMin = 6
export const chooseFirstPasswordBodyPasswordMax = 200

export const ChooseFirstPasswordBody = /*#__PURE__*/ zod.object({
  password: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(chooseFirstPasswordBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(chooseFirstPasswordBodyPasswordMax)),
})

/**
 * Only if none is on file; staff change an existing one.
 *
 * For the signed-in member.
 * @summary Add the member’s birthday.
 */
export const FillBirthdayBody = /*#__PURE__*/ zod.object({
  dateOfBirth: /*#__PURE__*/ zod.iso.date(),
})

/**
 * The response and its timing are the same whether or not the address belongs to an account.
 *
 * Public.
 * @summary Request a link to reset the password.
 */
export const forgotPasswordBodyEmailMax = 254

export const ForgotPasswordBody = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(forgotPasswordBodyEmailMax)),
})

/**
 * For anyone with the token from a reset email. Lists what was added since the member last used such a link. A reset removes these, because someone who knew the old password may have added them. The link stays valid.
 *
 * Public.
 * @summary List the passkeys and recovery codes that a password reset would remove.
 */
export const listAddedWaysInBodyTokenMax = 200

export const ListAddedWaysInBody = /*#__PURE__*/ zod.object({
  token: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAddedWaysInBodyTokenMax)),
})

/**
 * A token works once. All of the member’s sessions end, and everything that `listAddedWaysIn` lists is removed unless you choose to keep it. The member is told by email. If this browser was signed in, it stays signed in.
 *
 * Public.
 * @summary Reset the password with the token from a reset email.
 */
export const resetPasswordBodyTokenMax = 200

export const resetPasswordBodyNewPasswordMin = 6
export const resetPasswordBodyNewPasswordMax = 200

export const resetPasswordBodyKeepPasskeysMax = 20

export const ResetPasswordBody = /*#__PURE__*/ zod.object({
  token: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyTokenMax)),
  newPassword: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordBodyNewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyNewPasswordMax)),
  keepPasskeys: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyKeepPasskeysMax))).check(/*#__PURE__*/ zod.describe('The passkeys that the member recognizes. All others that were added are removed.')),
  keepRecoveryCodes: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the member created the recovery codes that were added.')),
})
