import * as zod from 'zod/mini'

/**
 * A code goes to the new contact, and one to the old contact. A contact that another member has gets none; the answer is the same. A newer change makes the codes of an older one worthless.
 *
 * For the signed-in member.
 * @summary Begin to change an email address or a phone number, or to add the first one.
 */
export const startContactChangeBodyValueMax = 254

export const startContactChangeBodyReplacesMax = 254

export const StartContactChangeBody = /*#__PURE__*/ zod.object({
  kind: /*#__PURE__*/ zod.enum(['email', 'phone']),
  value: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startContactChangeBodyValueMax)),
  replaces: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startContactChangeBodyReplacesMax))).check(/*#__PURE__*/ zod.describe('The contact that it takes the place of; null where there is none of this kind.')),
})

/**
 * It counts once both codes are right, within 15 minutes and five tries. A new email address signs the member in from then on, and the old one is told.
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
 * For a patient who came in person and can’t read the old address any more. The old address is told. The new one counts as confirmed once a code or a link sent to it was used.
 *
 * For staff: owner, manager.
 * @summary Change the address that a patient signs in with.
 */
export const changeSignInAddressBodyEmailMax = 254

export const changeSignInAddressBodyReplacesMax = 254

export const ChangeSignInAddressBody = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeSignInAddressBodyEmailMax)),
  replaces: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeSignInAddressBodyReplacesMax)).check(/*#__PURE__*/ zod.describe('The address that the patient has had so far.')),
})
