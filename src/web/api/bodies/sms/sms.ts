import * as zod from 'zod/mini'

/**
 * STOP ends texts to the phone number, START resumes them, and HELP gets an answer. The form fields are Twilio’s; `From`, `Body` and `OptOutType` are used. The response is TwiML.
 *
 * Public.
 * @summary Receive a reply to a text message from Twilio.
 */
export const ReceiveTextBody = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())

/**
 * The status is delivered, undelivered or failed. The form fields are Twilio’s; `MessageStatus` and `ErrorCode` are used. Late and repeated reports never reverse a result. The response is empty TwiML.
 *
 * Public.
 * @summary Receive the delivery status of a text message from Twilio.
 */
export const ReceiveTextReportBody = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
