import * as zod from 'zod/mini'

/**
 * A yes to SMS needs a number that can be texted, and counts once the code that is texted there was sent back. Nothing in the history is ever changed; the same choice twice is one entry.
 *
 * For the signed-in member.
 * @summary Decide about one channel; the decision is added to the history.
 */
export const choosePreferenceBodyNumberMax = 40

export const ChoosePreferenceBody = /*#__PURE__*/ zod.object({
  channel: /*#__PURE__*/ zod.enum(['email', 'push', 'sms']),
  given: /*#__PURE__*/ zod.boolean(),
  number: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(choosePreferenceBodyNumberMax))).check(/*#__PURE__*/ zod.describe('With a yes to SMS.')),
  wording: /*#__PURE__*/ zod.enum(['preferences-2']).check(/*#__PURE__*/ zod.describe('The version of the words that were read.')),
})

/**
 * The yes is added to the history with the words and the place where it was given.
 *
 * For the signed-in member.
 * @summary Confirm the number for text messages with the code that was texted there.
 */
export const confirmNumberBodyCodeRegExp = new RegExp('^\\d{6}$')

export const ConfirmNumberBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(confirmNumberBodyCodeRegExp)),
})

/**
 * It can take back an unsubscription as well. The history says that the link was used.
 *
 * For everybody.
 * @summary Decide about e-mail by the link of a mail; opening the link decides nothing.
 */
export const ChooseMailPreferenceBody = /*#__PURE__*/ zod.object({
  given: /*#__PURE__*/ zod.boolean(),
  wording: /*#__PURE__*/ zod.enum(['preferences-2']).check(/*#__PURE__*/ zod.describe('The version of the words that were read.')),
})

/**
 * The link stays good for ever, and a second click changes nothing. Comes from mail programs as a form, or from the page without a body.
 *
 * For everybody.
 * @summary End marketing mail: the page’s button, and the one click of mail programs (RFC 8058).
 */
export const UnsubscribeMailBody = /*#__PURE__*/ zod.object({
  'List-Unsubscribe': /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
})
