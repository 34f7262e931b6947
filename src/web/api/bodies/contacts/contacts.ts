import * as zod from 'zod/mini'

/**
 * Only a first name is required, and points count right away. The member has no password; with an email address of their own, they can set one through “Forgot password”. A phone number or email address that another patient has is refused, unless `sharesContacts` confirms that they share it. A placeholder such as `noemail@…` counts as no address. Consent to texts counts once the patient confirms the number; `message` says whether that is still pending.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Enroll a patient at the front desk.
 */
export const enrollPatientBodyFirstNameMax = 100

export const enrollPatientBodyLastNameDefault = ``
export const enrollPatientBodyLastNameMax = 100

export const enrollPatientBodyPhoneMax = 40

export const enrollPatientBodyEmailMax = 254

export const enrollPatientBodyConsentsItemWordingMax = 40

export const enrollPatientBodyConsentsDefault = []
export const enrollPatientBodyConsentsMax = 2

export const enrollPatientBodySharesContactsDefault = false

export const EnrollPatientBody = /*#__PURE__*/ zod.object({
  firstName: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enrollPatientBodyFirstNameMax)),
  lastName: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enrollPatientBodyLastNameMax)), enrollPatientBodyLastNameDefault),
  phone: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enrollPatientBodyPhoneMax))),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enrollPatientBodyEmailMax))),
  dateOfBirth: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  consents: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .array(
          /*#__PURE__*/ zod.object({
            channel: /*#__PURE__*/ zod.enum(['email', 'sms']),
            wording: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enrollPatientBodyConsentsItemWordingMax)),
          }),
        )
        .check(/*#__PURE__*/ zod.maxLength(enrollPatientBodyConsentsMax)),
      enrollPatientBodyConsentsDefault,
    )
    .check(/*#__PURE__*/ zod.describe('What the patient agreed to, with the version of the consent text that staff read aloud.')),
  sharesContacts: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), enrollPatientBodySharesContactsDefault).check(/*#__PURE__*/ zod.describe('Confirms that another patient may keep the same phone number or email address.')),
})

/**
 * The patient’s first unshared email address becomes the one to sign in with. If the patient already has another way to sign in, such as a passkey, only `changeSignInAddress` does that.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Add a phone number or email address to a patient.
 */
export const addContactBodyPhoneMax = 40

export const addContactBodyEmailMax = 254

export const addContactBodySharesContactsDefault = false

export const AddContactBody = /*#__PURE__*/ zod.object({
  phone: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addContactBodyPhoneMax))),
  email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addContactBodyEmailMax))),
  sharesContacts: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), addContactBodySharesContactsDefault).check(/*#__PURE__*/ zod.describe('Confirms that another patient may keep the same phone number or email address.')),
})

/**
 * The email address that the patient signs in with can’t be removed.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Remove a phone number or email address from a patient.
 */
export const removeContactBodyValueMax = 254

export const RemoveContactBody = /*#__PURE__*/ zod.object({
  kind: /*#__PURE__*/ zod.enum(['email', 'phone']),
  value: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeContactBodyValueMax)),
})
