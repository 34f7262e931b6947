import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import type { Previews } from '../previews.ts'

const route = routeOf<Previews>()

export const previewRoutes = [
  route({
    method: 'post',
    path: '/api/admin/programme/previews',
    name: 'startProgramPreview',
    summary: 'A link that shows the app with the draft, for half an hour.',
    description:
      'For every role, as reading the draft is. Whoever has the link sees what the draft says to the public and an ' +
      'invented member: nobody’s data, and nothing is saved there. Each time another link.',
    access: everyRole,
    idempotency: 'secret',
    answer: z
      .object({
        token: z.string(),
        url: z.string().meta({ description: 'Where the app is shown; for other devices, too.' }),
        expiresAt: z.iso.datetime(),
        lastsSeconds: z
          .int()
          .meta({ description: 'How long that is from now, whatever the clock of who asks says.' }),
      })
      .meta({
        id: 'ProgramPreview',
        example: {
          token: 'q83vEjRWeJCrze8BI0VniQq83vEjRWeJCrze8BI0Vni',
          url: 'https://clinic.example/preview/q83vEjRWeJCrze8BI0VniQq83vEjRWeJCrze8BI0Vni/',
          expiresAt: '2026-11-22T18:30:00.000Z',
          lastsSeconds: 1800,
        },
      }),
    refusals: [],
    audit: { subject: answer => `until ${(answer as { readonly expiresAt: string }).expiresAt}` },
    handle: async (previews, { staff }) => {
      const { expiresAt, ...link } = await previews.startPreview(`staff:${staff.staffId}`)
      return { ...link, expiresAt: expiresAt.toISOString() }
    },
  }),
]
