import * as zod from 'zod/mini'

/**
 * Its attestation is not asked for. A member is told by mail. Ten at the most.
 *
 * For the signed-in member.
 * @summary Keep the passkey that the member’s browser made.
 */
export const addPasskeyBodyNameMax = 60

export const addPasskeyBodyIdMax = 1400

export const addPasskeyBodyIdRegExp = new RegExp('^[\\w-]+$')
export const addPasskeyBodyClientDataJSONMax = 4000

export const addPasskeyBodyClientDataJSONRegExp = new RegExp('^[\\w-]+$')
export const addPasskeyBodyAttestationObjectMax = 20000

export const addPasskeyBodyAttestationObjectRegExp = new RegExp('^[\\w-]+$')
export const addPasskeyBodyTransportsItemRegExp = new RegExp('^[a-z-]{1,30}$')
export const addPasskeyBodyTransportsMax = 10

export const AddPasskeyBody = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addPasskeyBodyNameMax)),
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addPasskeyBodyIdMax)).check(/*#__PURE__*/ zod.regex(addPasskeyBodyIdRegExp)),
  clientDataJSON: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addPasskeyBodyClientDataJSONMax)).check(/*#__PURE__*/ zod.regex(addPasskeyBodyClientDataJSONRegExp)),
  attestationObject: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addPasskeyBodyAttestationObjectMax)).check(/*#__PURE__*/ zod.regex(addPasskeyBodyAttestationObjectRegExp)),
  transports: /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addPasskeyBodyTransportsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(addPasskeyBodyTransportsMax)),
})

/**
 * The name is for the member’s own list.
 *
 * For the signed-in member.
 * @summary Call a passkey of the member’s something else.
 */
export const renamePasskeyBodyNameMax = 60

export const RenamePasskeyBody = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(renamePasskeyBodyNameMax)),
})

/**
 * It opens the staff area from now on, beside the code. Its attestation is not asked for. A member is told by mail. Ten at the most.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Keep the passkey that the browser of somebody on the staff made.
 */
export const addOwnPasskeyBodyNameMax = 60

export const addOwnPasskeyBodyIdMax = 1400

export const addOwnPasskeyBodyIdRegExp = new RegExp('^[\\w-]+$')
export const addOwnPasskeyBodyClientDataJSONMax = 4000

export const addOwnPasskeyBodyClientDataJSONRegExp = new RegExp('^[\\w-]+$')
export const addOwnPasskeyBodyAttestationObjectMax = 20000

export const addOwnPasskeyBodyAttestationObjectRegExp = new RegExp('^[\\w-]+$')
export const addOwnPasskeyBodyTransportsItemRegExp = new RegExp('^[a-z-]{1,30}$')
export const addOwnPasskeyBodyTransportsMax = 10

export const AddOwnPasskeyBody = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addOwnPasskeyBodyNameMax)),
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addOwnPasskeyBodyIdMax)).check(/*#__PURE__*/ zod.regex(addOwnPasskeyBodyIdRegExp)),
  clientDataJSON: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addOwnPasskeyBodyClientDataJSONMax)).check(/*#__PURE__*/ zod.regex(addOwnPasskeyBodyClientDataJSONRegExp)),
  attestationObject: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addOwnPasskeyBodyAttestationObjectMax)).check(/*#__PURE__*/ zod.regex(addOwnPasskeyBodyAttestationObjectRegExp)),
  transports: /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addOwnPasskeyBodyTransportsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(addOwnPasskeyBodyTransportsMax)),
})

/**
 * The name is for one’s own list.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Call a passkey of one’s own something else.
 */
export const renameOwnPasskeyBodyNameMax = 60

export const RenameOwnPasskeyBody = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(renameOwnPasskeyBodyNameMax)),
})

/**
 * A member’s signs the member in, and opens the staff area for an account of the staff; that of a person with a staff code opens the staff area. Sets the session cookie, with a new session id. One that counted backwards was copied: it opens nothing from then on, its owner is told by mail, and the audit log says so for staff.
 *
 * For everybody.
 * @summary Sign in, or open the staff area, with what a passkey signed.
 */
export const signInByPasskeyBodyIdMax = 1400

export const signInByPasskeyBodyIdRegExp = new RegExp('^[\\w-]+$')
export const signInByPasskeyBodyClientDataJSONMax = 4000

export const signInByPasskeyBodyClientDataJSONRegExp = new RegExp('^[\\w-]+$')
export const signInByPasskeyBodyAuthenticatorDataMax = 4000

export const signInByPasskeyBodyAuthenticatorDataRegExp = new RegExp('^[\\w-]+$')
export const signInByPasskeyBodySignatureMax = 2000

export const signInByPasskeyBodySignatureRegExp = new RegExp('^[\\w-]+$')

export const SignInByPasskeyBody = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signInByPasskeyBodyIdMax)).check(/*#__PURE__*/ zod.regex(signInByPasskeyBodyIdRegExp)),
  clientDataJSON: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signInByPasskeyBodyClientDataJSONMax)).check(/*#__PURE__*/ zod.regex(signInByPasskeyBodyClientDataJSONRegExp)),
  authenticatorData: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signInByPasskeyBodyAuthenticatorDataMax)).check(/*#__PURE__*/ zod.regex(signInByPasskeyBodyAuthenticatorDataRegExp)),
  signature: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signInByPasskeyBodySignatureMax)).check(/*#__PURE__*/ zod.regex(signInByPasskeyBodySignatureRegExp)),
  staffOnly: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Refuses a passkey that opens no staff area.')),
})

/**
 * What was refused with `step-up-needed` is then done for a few minutes. It has to be a passkey of whoever has the staff area open, and what `offerProof` asked for.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Show once more who one is, with what one’s passkey signed.
 */
export const proveByPasskeyBodyIdMax = 1400

export const proveByPasskeyBodyIdRegExp = new RegExp('^[\\w-]+$')
export const proveByPasskeyBodyClientDataJSONMax = 4000

export const proveByPasskeyBodyClientDataJSONRegExp = new RegExp('^[\\w-]+$')
export const proveByPasskeyBodyAuthenticatorDataMax = 4000

export const proveByPasskeyBodyAuthenticatorDataRegExp = new RegExp('^[\\w-]+$')
export const proveByPasskeyBodySignatureMax = 2000

export const proveByPasskeyBodySignatureRegExp = new RegExp('^[\\w-]+$')

export const ProveByPasskeyBody = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proveByPasskeyBodyIdMax)).check(/*#__PURE__*/ zod.regex(proveByPasskeyBodyIdRegExp)),
  clientDataJSON: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proveByPasskeyBodyClientDataJSONMax)).check(/*#__PURE__*/ zod.regex(proveByPasskeyBodyClientDataJSONRegExp)),
  authenticatorData: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proveByPasskeyBodyAuthenticatorDataMax)).check(/*#__PURE__*/ zod.regex(proveByPasskeyBodyAuthenticatorDataRegExp)),
  signature: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proveByPasskeyBodySignatureMax)).check(/*#__PURE__*/ zod.regex(proveByPasskeyBodySignatureRegExp)),
})
