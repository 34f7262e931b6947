import { z } from 'zod'
import { Bytes, routeOf } from '#platform/http/route/route.ts'
import { ForgedCall } from '../refusals.ts'
import type { Sms } from '../sms.ts'
import { reportPath, textWebhook } from './twilio-signature.ts'

const route = routeOf<Sms>()

const TwilioFields = z.record(z.string(), z.string())
const signedBy = 'Twilio’s signature over the address and the fields, with the account’s token.'

export const smsRoutes = [
  route({
    method: 'post',
    path: textWebhook,
    name: 'receiveText',
    summary: 'Receive a reply to a text message from Twilio.',
    description:
      'STOP ends texts to the phone number, START resumes them, and HELP gets an answer. The form fields ' +
      'are Twilio’s; `From`, `Body` and `OptOutType` are used. The response is TwiML.',
    access: 'visitor',
    sessionless: 'webhook',
    body: TwilioFields,
    consumes: { forms: ['application/x-www-form-urlencoded'] },
    headers: { 'X-Twilio-Signature': signedBy },
    produces: { types: ['text/xml'] },
    refusals: [ForgedCall],
    handle: async (sms, { body, header }) => {
      const signature = header('X-Twilio-Signature')
      return twiml(await sms.receiveText({ signature, path: textWebhook, fields: body }))
    },
  }),
  route({
    method: 'post',
    path: `${textWebhook}/{campaignId}/{id}`,
    name: 'receiveTextReport',
    summary: 'Receive the delivery status of a text message from Twilio.',
    description:
      'The status is delivered, undelivered or failed. The form fields are Twilio’s; `MessageStatus` and ' +
      '`ErrorCode` are used. Late and repeated reports never reverse a result. The response is empty ' +
      'TwiML.',
    access: 'visitor',
    sessionless: 'webhook',
    params: z.object({ campaignId: z.uuid(), id: z.uuid() }),
    body: TwilioFields,
    consumes: { forms: ['application/x-www-form-urlencoded'] },
    headers: { 'X-Twilio-Signature': signedBy },
    produces: { types: ['text/xml'] },
    refusals: [ForgedCall],
    handle: async (sms, { params: delivery, body, header }) => {
      const signature = header('X-Twilio-Signature')
      await sms.receiveReport(delivery, { signature, path: reportPath(delivery), fields: body })
      return twiml(undefined)
    },
  }),
]

/** The response to Twilio: a reply to text, or nothing. */
const twiml = (words: string | undefined) =>
  new Bytes(
    'text/xml',
    new TextEncoder().encode(
      words ? `<Response><Message>${inXml(words)}</Message></Response>` : '<Response/>',
    ),
  )

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
