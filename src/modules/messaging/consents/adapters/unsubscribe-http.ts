import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import type { Consents } from '../consents.ts'
import { UnknownUnsubscribeLink } from '../refusals.ts'

const route = routeOf<Consents>()
const params = z.object({ token: z.string().max(100) })

/** The body that mail programs send (RFC 8058); it is ignored, since the link has everything. */
const OneClick = z.object({ 'List-Unsubscribe': z.string().optional().meta({ example: 'One-Click' }) })

export const unsubscribeRoutes = [
  route({
    method: 'get',
    path: '/api/unsubscribe/{token}',
    name: 'openUnsubscribe',
    summary: 'Redirect to the unsubscribe page.',
    description:
      'Opening a link never unsubscribes anyone (RFC 8058). The token isn’t checked until the button on ' +
      'the page is pressed.',
    access: 'visitor',
    params,
    refusals: [],
    handle: async (_consents, { params: { token } }) => ({
      redirectTo: `/unsubscribe?token=${encodeURIComponent(token)}`,
    }),
  }),
  route({
    method: 'post',
    path: '/api/unsubscribe/{token}',
    name: 'unsubscribeMail',
    summary: 'Unsubscribe from marketing emails.',
    description:
      'Used by the button on the page and by the one-click unsubscribe of email clients (RFC 8058). The ' +
      'link never expires, and repeating the call changes nothing. Email clients send a form; the page ' +
      'sends no body.',
    access: 'visitor',
    sessionless: 'webhook',
    params,
    body: OneClick,
    consumes: { forms: ['application/x-www-form-urlencoded', 'multipart/form-data'] },
    answer: z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } }),
    refusals: [UnknownUnsubscribeLink],
    handle: async (consents, { params: { token } }) => {
      await consents.unsubscribeMail(token)
      return { success: true }
    },
  }),
]
