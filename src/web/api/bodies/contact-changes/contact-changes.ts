import * as zod from 'zod/mini'

/**
 * Sends a code to the new contact, and one to the old contact. No code is sent to a contact that another member has, but the response is the same. Starting again makes earlier codes invalid.
 *
 * For the signed-in member.
 * @summary Start changing or adding an email address or phone number.
 */
export const startContactChangeBodyValueMax = 254

export const startContactChangeBodyReplacesMax = 254

export const StartContactChangeBody = /*#__PURE__*/ zod.object({
  kind: /*#__PURE__*/ zod.enum(['email', 'phone']),
  value: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startContactChangeBodyValueMax)),
  replaces: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startContactChangeBodyReplacesMax))).check(/*#__PURE__*/ zod.describe('The contact to replace; null if the member has none of this kind.')),
})

/**
 * The change takes effect once both codes are right, within 15 minutes and five attempts. From then on, the member signs in with the new email address, and the old address is notified.
 *
 * For the signed-in member.
 * @summary Confirm the change with the codes that were sent.
 */
export const confirmContactChangeBodyCodeRegExp = new RegExp('^\\d{6}$')
export const confirmContactChangeBodyOldCodeRegExp = new RegExp('^\\d{6}$')

export const ConfirmContactChangeBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(confirmContactChangeBodyCodeRegExp)),
  oldCode: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(confirmContactChangeBodyOldCodeRegExp))),
})

/**
 * For a patient who is at the desk and lost access to the old address. An email goes to the old address. The new one is confirmed once the patient uses a code or link sent to it.
 *
 * For staff: owner, manager.
 * @summary Change the address that a patient signs in with.
 */
export const changeSignInAddressBodyEmailMax = 254

export const changeSignInAddressBodyReplacesMax = 254

export const ChangeSignInAddressBody = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeSignInAddressBodyEmailMax)),
  replaces: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeSignInAddressBodyReplacesMax)).check(/*#__PURE__*/ zod.describe('The patient’s current address.')),
})
