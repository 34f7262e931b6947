import * as zod from 'zod/mini'

/**
 * The words decide about the phone’s number: STOP ends texts to it, START takes that back, HELP is answered. The fields are Twilio’s, of which `From`, `Body` and `OptOutType` are read. The answer is TwiML.
 *
 * For everybody.
 * @summary What a phone answered to an SMS, from Twilio: STOP, START and HELP.
 */
export const ReceiveTextBody = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())

/**
 * The fields are Twilio’s, of which `MessageStatus` and `ErrorCode` are read. Late and repeated reports never turn a result back. The answer is empty TwiML.
 *
 * For everybody.
 * @summary What became of an SMS, from Twilio: delivered, undelivered or failed.
 */
export const ReceiveTextReportBody = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
