import * as zod from 'zod/mini'

/**
 * No attestation is requested. Members are told by email. At most ten passkeys per person.
 *
 * For the signed-in member.
 * @summary Add a passkey for the member.
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
 * The name is shown only in the member’s own list.
 *
 * For the signed-in member.
 * @summary Rename one of the member’s passkeys.
 */
export const renamePasskeyBodyNameMax = 60

export const RenamePasskeyBody = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(renamePasskeyBodyNameMax)),
})

/**
 * From now on, it opens the staff area, in addition to the code. No attestation is requested. Members are told by email. At most ten passkeys per person.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Add a passkey for the signed-in staff member.
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
 * The name is shown only in your own list.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Rename one of your own staff passkeys.
 */
export const renameOwnPasskeyBodyNameMax = 60

export const RenameOwnPasskeyBody = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(renameOwnPasskeyBodyNameMax)),
})

/**
 * A member’s passkey signs the member in and, for a staff account, also opens the staff area. The passkey of a person with a staff code opens the staff area. Sets the session cookie with a new session ID. If a passkey’s signature counter goes backward, it was copied: it stops working, its owner is told by email, and for staff the audit log records it.
 *
 * Public.
 * @summary Sign in or open the staff area with a passkey.
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
  staffOnly: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('If true, a passkey that doesn’t open the staff area is refused.')),
})

/**
 * For a few minutes, actions that were refused with `step-up-needed` are allowed. The passkey must belong to the person who has the staff area open, and must have signed the challenge from `offerProof`.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Reauthenticate with your own passkey.
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
