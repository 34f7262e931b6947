import * as zod from 'zod/mini'

/**
 * The response and its timing are the same whether or not the contact belongs to a member. A code is sent only if exactly one member has the contact; that member may have been enrolled or imported by staff. A newer code replaces the older one. Text messages are sent only if the clinic has set up SMS. At most five codes per hour are sent to a contact.
 *
 * Public.
 * @summary Request a six-digit sign-in code by email or text message.
 */
export const requestSignInCodeBodyContactMax = 254

export const RequestSignInCodeBody = /*#__PURE__*/ zod.object({
  contact: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requestSignInCodeBodyContactMax)).check(/*#__PURE__*/ zod.describe('An email address or a phone number.')),
})

/**
 * Sets the session cookie with a new session ID. A code works once, for ten minutes and at most five attempts. It never opens the staff area. Wrong codes are counted per contact, and per IP address together with wrong passwords.
 *
 * Public.
 * @summary Sign in with a code that was sent by email or text message.
 */
export const signInByCodeBodyContactMax = 254

export const signInByCodeBodyCodeRegExp = new RegExp('^\\d{6}$')

export const SignInByCodeBody = /*#__PURE__*/ zod.object({
  contact: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signInByCodeBodyContactMax)).check(/*#__PURE__*/ zod.describe('An email address or a phone number.')),
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(signInByCodeBodyCodeRegExp)),
})

/**
 * Sets the session cookie with a new session ID. An eight-character code comes from the front desk: it works once, within two minutes, for the member it was created for. A 16-character code comes from a card. Its first letter says which answer is required: `b` for the birthday, `p` for the last four digits of the phone number, `n` for nothing. After five wrong answers, the code stops working.
 *
 * Public.
 * @summary Sign in with a code from the front desk or a printed card.
 */
export const claimMembershipBodyCodeMax = 40

export const claimMembershipBodyAnswerDefault = ``
export const claimMembershipBodyAnswerMax = 40

export const ClaimMembershipBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimMembershipBodyCodeMax)),
  answer: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimMembershipBodyAnswerMax)), claimMembershipBodyAnswerDefault).check(/*#__PURE__*/ zod.describe('The answer that a card requires: the birthday, such as `1991-05-14`, or the last four digits of the phone number.')),
})

/**
 * At most 500 at a time, sorted by name. The codes are returned only in this response. Each code works once, for 180 days, until the patient signs in some other way. Patients who have a valid card are skipped, unless it was printed before `replacesBefore`; then the new card replaces it.
 *
 * For staff: owner, manager.
 * @summary Create printed cards that let patients claim their membership.
 */
export const printClaimCardsBodyReplacesBeforeDefault = null

export const PrintClaimCardsBody = /*#__PURE__*/ zod.object({
  whom: /*#__PURE__*/ zod.enum(['unreached', 'all', 'import', 'member']).check(/*#__PURE__*/ zod.describe('Which of the patients who haven’t signed in yet: `all`, `unreached` for those whom no email or text campaign reaches, `import` for those from one import, or `member` for one patient.')),
  importId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Required with `import`.')),
  memberId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Required with `member`.')),
  replacesBefore: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })), printClaimCardsBodyReplacesBeforeDefault),
})
