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
 * Sets the session cookie, with a new session id. A code of eight letters and digits works once, within two minutes, for the member for whom staff asked for it. One of sixteen is that of a card: its first letter says what it asks for, `b` the birthday, `p` the last four digits of the phone number, `n` nothing. After five wrong answers it is worthless.
 *
 * For everybody.
 * @summary Sign in with the code that the front desk shows, or that is printed on a card.
 */
export const claimMembershipBodyCodeMax = 40

export const claimMembershipBodyAnswerDefault = ``
export const claimMembershipBodyAnswerMax = 40

export const ClaimMembershipBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimMembershipBodyCodeMax)),
  answer: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimMembershipBodyAnswerMax)), claimMembershipBodyAnswerDefault).check(/*#__PURE__*/ zod.describe('What a card asks for: the birthday as `1991-05-14`, or the last four digits.')),
})

/**
 * At most 500 at a time, by name; the codes are given only in this answer. Each works once, for 180 days, until the patient has signed in some other way. Whoever has a card that works gets none, unless it was printed before `replacesBefore`: then that one ends.
 *
 * For staff: owner, manager.
 * @summary Make printed cards with which patients claim their membership.
 */
export const printClaimCardsBodyReplacesBeforeDefault = null

export const PrintClaimCardsBody = /*#__PURE__*/ zod.object({
  whom: /*#__PURE__*/ zod.enum(['unreached', 'all', 'import']).check(/*#__PURE__*/ zod.describe('Patients who have not signed in yet: `unreached` are those whom no campaign by email or text reaches; `import` are those of one import.')),
  importId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('With `import`.')),
  replacesBefore: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })), printClaimCardsBodyReplacesBeforeDefault),
})
