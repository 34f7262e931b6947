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
    summary: 'What a phone answered to an SMS, from Twilio: STOP, START and HELP.',
    description:
      'The words decide about the phone’s number: STOP ends texts to it, START takes that back, HELP is ' +
      'answered. The fields are Twilio’s, of which `From`, `Body` and `OptOutType` are read. The answer is ' +
      'TwiML.',
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
    summary: 'What became of an SMS, from Twilio: delivered, undelivered or failed.',
    description:
      'The fields are Twilio’s, of which `MessageStatus` and `ErrorCode` are read. Late and repeated reports ' +
      'never turn a result back. The answer is empty TwiML.',
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
