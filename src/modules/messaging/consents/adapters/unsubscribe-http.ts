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
    summary: 'Leads to the page with the button: opening a link never ends anything (RFC 8058).',
    description: 'The token is not looked at: the page asks when its button is pressed.',
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
    summary: 'End marketing mail: the page’s button, and the one click of mail programs (RFC 8058).',
    description:
      'The link stays good for ever, and a second click changes nothing. Comes from mail programs as a form, or ' +
      'from the page without a body.',
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
