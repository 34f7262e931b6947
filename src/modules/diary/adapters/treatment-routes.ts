import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import type { Diary } from '../diary.ts'

const route = routeOf<Diary>()

const ExpectedBonus = z
  .object({
    serviceId: z.uuid(),
    serviceName: z.string(),
    treatmentDate: z.iso.date(),
    earnsFrom: z.iso.date().meta({ description: 'The first day when a progress photo earns points.' }),
    inDays: z
      .int()
      .meta({ description: 'The number of days until then; 0 if a progress photo earns points today.' }),
    points: z.int(),
  })
  .meta({
    id: 'ExpectedBonus',
    example: {
      serviceId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
      serviceName: 'HydraFacial',
      treatmentDate: '2026-11-12',
      earnsFrom: '2026-11-26',
      inDays: 6,
      points: 15,
    },
  })

const RecentTreatment = z
  .object({
    serviceId: z.uuid(),
    serviceName: z.string().meta({ description: 'The name of the service at the time.' }),
    treatmentDate: z.iso.date(),
    lastsWeeks: z.int().nullable(),
    lastsUntil: z.iso.date().nullable().meta({ description: 'About when the results wear off.' }),
    aftercare: z
      .string()
      .meta({ description: 'May contain line breaks. Included for four weeks; may be empty.' }),
    photoFrom: z.iso.date().nullable().meta({
      description:
        'The first day when a photo shows the results; null if the service doesn’t say or it’s too late.',
    }),
  })
  .meta({
    id: 'RecentTreatment',
    example: {
      serviceId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
      serviceName: 'Lip Filler',
      treatmentDate: '2026-11-12',
      lastsWeeks: 26,
      lastsUntil: '2027-05-13',
      aftercare: 'No sports for a day.',
      photoFrom: '2026-11-26',
    },
  })

export const treatmentRoutes = [
  route({
    method: 'get',
    path: '/api/diary/bonuses',
    name: 'expectBonuses',
    summary: 'List the member’s treatments whose progress photo earns points now or soon.',
    description: 'One entry per treatment, with the number of days left to wait.',
    access: 'member',
    answer: z.array(ExpectedBonus),
    refusals: [],
    handle: async (diary, { memberId }) => [...(await diary.expectBonuses(memberId))],
  }),
  route({
    method: 'get',
    path: '/api/diary/treatments',
    name: 'listRecentTreatments',
    summary: 'List the member’s recent treatments, with the clinic’s advice.',
    description:
      'Includes only treatments with something still to know: how long the results last, aftercare, or ' +
      'when to take a photo.',
    access: 'member',
    answer: z.array(RecentTreatment),
    refusals: [],
    handle: async (diary, { memberId }) => [...(await diary.listRecentTreatments(memberId))],
  }),
]
