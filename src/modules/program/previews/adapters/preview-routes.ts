import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import type { Previews } from '../previews.ts'

const route = routeOf<Previews>()

export const previewRoutes = [
  route({
    method: 'post',
    path: '/api/admin/programme/previews',
    name: 'startProgramPreview',
    summary: 'Create a link that shows the app with the draft for half an hour.',
    description:
      'Every role can create one. Anyone with the link sees the draft’s public content and a sample ' +
      'member, but no patient data, and nothing is saved there. Each call creates a new link.',
    access: everyRole,
    idempotency: 'secret',
    answer: z
      .object({
        token: z.string(),
        url: z.string().meta({ description: 'The preview’s address, which works on other devices, too.' }),
        expiresAt: z.iso.datetime(),
        lastsSeconds: z
          .int()
          .meta({ description: 'The seconds until the link expires, independent of the caller’s clock.' }),
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
