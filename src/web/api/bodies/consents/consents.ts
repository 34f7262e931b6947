import * as zod from 'zod/mini'

/**
 * The choice is added to the history, which is never changed; repeating a choice adds nothing. Opting in to SMS requires a number that can receive texts, and takes effect once the code sent to it is confirmed.
 *
 * For the signed-in member.
 * @summary Opt in to or out of a channel.
 */
export const choosePreferenceBodyNumberMax = 40

export const ChoosePreferenceBody = /*#__PURE__*/ zod.object({
  channel: /*#__PURE__*/ zod.enum(['email', 'push', 'sms']),
  given: /*#__PURE__*/ zod.boolean(),
  number: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(choosePreferenceBodyNumberMax))).check(/*#__PURE__*/ zod.describe('Required to opt in to SMS.')),
  wording: /*#__PURE__*/ zod.enum(['preferences-2']).check(/*#__PURE__*/ zod.describe('The version of the consent text that the member read.')),
})

/**
 * The opt-in is added to the history, with the consent text and where it was given.
 *
 * For the signed-in member.
 * @summary Confirm the number for text messages with the code that was sent to it.
 */
export const confirmNumberBodyCodeRegExp = new RegExp('^\\d{6}$')

export const ConfirmNumberBody = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(confirmNumberBodyCodeRegExp)),
})

/**
 * Opening the link changes nothing. It can also undo an unsubscription. The history records that the link was used.
 *
 * Public.
 * @summary Set the email preferences through the link in an email.
 */
export const ChooseMailPreferenceBody = /*#__PURE__*/ zod.object({
  given: /*#__PURE__*/ zod.boolean(),
  wording: /*#__PURE__*/ zod.enum(['preferences-2']).check(/*#__PURE__*/ zod.describe('The version of the consent text that the member read.')),
})

/**
 * Used by the button on the page and by the one-click unsubscribe of email clients (RFC 8058). The link never expires, and repeating the call changes nothing. Email clients send a form; the page sends no body.
 *
 * Public.
 * @summary Unsubscribe from marketing emails.
 */
export const UnsubscribeMailBody = /*#__PURE__*/ zod.object({
  'List-Unsubscribe': /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
})
