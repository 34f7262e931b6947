import { z } from 'zod'
import { Bytes, routeOf } from '#platform/http/route/route.ts'
import type { Messaging } from '../messaging.ts'
import { ForgedCall, UnknownUnsubscribeLink } from '../refusals.ts'
import { escaped } from './mail-template.ts'
import { reportPath, textWebhook } from './twilio-signature.ts'

const route = routeOf<Messaging>()
const params = z.object({ token: z.string().max(100) })

/** What mail programs send (RFC 8058), whose word does not matter: the link does. */
const OneClick = z.object({ 'List-Unsubscribe': z.string().optional().meta({ example: 'One-Click' }) })

const TwilioFields = z.record(z.string(), z.string())
const signedBy = 'Twilio’s signature over the address and the fields, with the account’s token.'

export const unsubscribeRoutes = [
  route({
    method: 'get',
    path: '/api/unsubscribe/{token}',
    name: 'openUnsubscribe',
    summary: 'Leads to the page with the button: opening a link never ends anything (RFC 8058).',
    description: 'The token is not looked at: the page asks when its button is pressed.',
    access: 'visitor',
    params,
    refusals: [],
    handle: async (_messaging, { params: { token } }) => ({
      redirectTo: `/unsubscribe?token=${encodeURIComponent(token)}`,
    }),
  }),
  route({
    method: 'post',
    path: '/api/unsubscribe/{token}',
    name: 'unsubscribeMail',
    summary: 'End marketing mail: the page’s button, and the one click of mail programs (RFC 8058).',
    description:
      'The link stays good for ever, and a second click changes nothing. Comes from mail programs as a form, or ' +
      'from the page without a body.',
    access: 'visitor',
    webhook: true,
    params,
    body: OneClick,
    forms: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    answer: z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } }),
    refusals: [UnknownUnsubscribeLink],
    handle: async (messaging, { params: { token } }) => {
      await messaging.unsubscribeMail(token)
      return { success: true }
    },
  }),
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
    webhook: true,
    body: TwilioFields,
    forms: ['application/x-www-form-urlencoded'],
    headers: { 'X-Twilio-Signature': signedBy },
    produces: ['text/xml'],
    refusals: [ForgedCall],
    handle: async (messaging, { body, header }) => {
      const signature = header('X-Twilio-Signature')
      return twiml(await messaging.receiveText({ signature, path: textWebhook, fields: body }))
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
    webhook: true,
    params: z.object({ campaignId: z.uuid(), id: z.uuid() }),
    body: TwilioFields,
    forms: ['application/x-www-form-urlencoded'],
    headers: { 'X-Twilio-Signature': signedBy },
    produces: ['text/xml'],
    refusals: [ForgedCall],
    handle: async (messaging, { params: delivery, body, header }) => {
      const signature = header('X-Twilio-Signature')
      await messaging.receiveReport(delivery, { signature, path: reportPath(delivery), fields: body })
      return twiml(undefined)
    },
  }),
]

/** What Twilio is to do next: answer with these words, or nothing. */
const twiml = (words: string | undefined) =>
  new Bytes(
    'text/xml',
    new TextEncoder().encode(
      words ? `<Response><Message>${escaped(words)}</Message></Response>` : '<Response/>',
    ),
  )
