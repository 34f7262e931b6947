import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import type { Channels } from '../channels.ts'

const route = routeOf<Channels>()

const MailServerState = z
  .object({
    state: z.enum(['well', 'slow', 'refused', 'away', 'not set up']),
    words: z.string(),
  })
  .meta({
    id: 'MailServerState',
    example: { state: 'well', words: 'The email server responds and lets us sign in.' },
  })

export const channelRoutes = [
  route({
    method: 'post',
    path: '/api/admin/mail-server/check',
    name: 'checkMailServer',
    summary: 'Test the connection to the mail server.',
    description:
      'Connects and signs in without sending anything, which takes at most 15 seconds. If it works, emails ' +
      'that were held because the mail server rejected the clinic are sent.',
    access: ['owner'],
    audit: { subject: () => 'mail server' },
    answer: MailServerState,
    refusals: [],
    // After the commit, so that no transaction waits for a mail server.
    handle: async () => ({ state: 'away' as const, words: '' }),
    afterCommit: channels => channels.checkMailServer(),
  }),
]
