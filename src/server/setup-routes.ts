import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import type { Finding } from './findings.ts'

/** How the app is set up, for the one who answers for it. */
export interface Setup {
  readonly findings: () => Promise<readonly Finding[]>
}

const route = routeOf<Setup>()

const SetupFinding = z
  .object({
    code: z.string(),
    severity: z.enum(['critical', 'warning']),
    what: z.string(),
    effect: z.string(),
    wayOut: z.string(),
  })
  .meta({
    id: 'SetupFinding',
    example: {
      code: 'no-mail',
      severity: 'critical',
      what: 'E-mail is not set up.',
      effect: 'Who forgets the password gets no link to choose a new one, and e-mail campaigns are refused.',
      wayOut: 'Set SMTP_URL and MAIL_FROM.',
    },
  })

export const setupRoutes = [
  route({
    method: 'get',
    path: '/api/admin/setup',
    name: 'listSetupFindings',
    summary: 'What about the app’s settings the clinic would regret, the worst first.',
    description:
      'Each with its effect and a way out; the same as `npm run doctor` prints. An empty list is a good one.',
    access: ['owner'],
    answer: z.array(SetupFinding),
    refusals: [],
    handle: async setup => [...(await setup.findings())],
  }),
]
