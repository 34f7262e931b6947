import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import type { Privacy } from '../privacy.ts'

const route = routeOf<Privacy>()

const patients = z.int().nonnegative()

export const renewalRoutes = [
  route({
    method: 'get',
    path: '/api/admin/intake-renewal',
    name: 'findRenewal',
    summary: 'Count the patients who would have to fill out the intake again.',
    description: 'Patients with a valid intake, and when everyone was last asked.',
    access: ['owner', 'manager'],
    answer: z.object({ patients, askedAt: z.iso.datetime().nullable() }).meta({
      id: 'IntakeRenewal',
      example: { patients: 38, askedAt: null },
    }),
    refusals: [],
    handle: async privacy => {
      const { askedAt, ...found } = await privacy.findRenewal()
      return { ...found, askedAt: askedAt?.toISOString() ?? null }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/intake-renewal',
    name: 'renewIntakes',
    summary: 'Ask everyone for a new intake.',
    description:
      'All intakes submitted so far expire: Home and the intake ask for a new one. Earlier answers are kept.',
    access: ['owner', 'manager'],
    answer: z.object({ patients }).meta({ id: 'RenewIntakesAnswer', example: { patients: 38 } }),
    refusals: [],
    audit: { subject: answer => `${(answer as { readonly patients: number }).patients} patients` },
    handle: async privacy => ({ patients: await privacy.renewIntakes() }),
  }),
]
