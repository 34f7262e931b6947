import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import type { Diary } from '../diary.ts'

const route = routeOf<Diary>()

const ExpectedBonus = z
  .object({
    serviceId: z.uuid(),
    serviceName: z.string(),
    treatmentDate: z.iso.date(),
    earnsFrom: z.iso
      .date()
      .meta({ description: 'The first day on which a progress photo earns the points.' }),
    inDays: z.int().meta({ description: '0: a progress photo earns the points today.' }),
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
    serviceName: z.string().meta({ description: 'As it was called then.' }),
    treatmentDate: z.iso.date(),
    lastsWeeks: z.int().nullable(),
    lastsUntil: z.iso.date().nullable().meta({ description: 'About until when.' }),
    aftercare: z.string().meta({ description: 'Lines of text, for four weeks; may be empty.' }),
    photoFrom: z.iso.date().nullable().meta({
      description: 'From when a photo shows what it did; null where it says nothing or it is too late.',
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
    summary: 'The member’s treatments whose progress photo earns points, now or soon.',
    description: 'One row for each, with the days that are still to go.',
    access: 'member',
    answer: z.array(ExpectedBonus),
    refusals: [],
    handle: async (diary, { memberId }) => [...(await diary.expectBonuses(memberId))],
  }),
  route({
    method: 'get',
    path: '/api/diary/treatments',
    name: 'listRecentTreatments',
    summary: 'The member’s latest treatments, with what the clinic says of them.',
    description:
      'Those of which something still matters: how long it lasts, aftercare, when to take a photo.',
    access: 'member',
    answer: z.array(RecentTreatment),
    refusals: [],
    handle: async (diary, { memberId }) => [...(await diary.listRecentTreatments(memberId))],
  }),
]
