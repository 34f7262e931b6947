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
    summary: 'Connect to the mail server and sign in, without sending anything.',
    description:
      'What waited because the mail server turned the clinic away goes out when it is well. Takes as long as the mail ' +
      'server does, 15 seconds at most.',
    access: ['owner'],
    audit: { subject: () => 'mail server' },
    answer: MailServerState,
    refusals: [],
    // After the commit, so that no transaction waits for a mail server.
    handle: async () => ({ state: 'away' as const, words: '' }),
    afterCommit: channels => channels.checkMailServer(),
  }),
]
