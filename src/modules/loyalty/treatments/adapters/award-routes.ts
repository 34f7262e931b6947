import { z } from 'zod'
import { limitOf, pageOf, pageQuery } from '#platform/http/route/pagination.ts'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import { BalanceTooHigh, figure, pointsText } from '#platform/kernel/points.ts'
import type { Award as ListedAward } from '../awards.ts'
import {
  AlreadyUndone,
  AwardBeforeMerge,
  PointsAlreadySpent,
  PointsChanged,
  ProbableDuplicate,
  TooLateToUndo,
  UnknownAward,
  UnknownLocation,
  UnknownPatient,
  UnknownService,
} from '../refusals.ts'
import type { Treatments } from '../treatments.ts'

const route = routeOf<Treatments>()

const Award = z
  .object({
    id: z.uuid(),
    patient: z.string(),
    email: z.string(),
    service: z.string(),
    location: z.string().nullable().meta({ description: 'Where it was awarded, when staff said so.' }),
    points: z.int(),
    awardedAt: z.iso.datetime(),
    undoUntil: z.iso.datetime().meta({ description: 'From then on it stays.' }),
    undoneAt: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'Award',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0f01',
      patient: 'Mia Hart',
      email: 'mia@velora.example',
      service: 'HydraFacial',
      location: 'Main Street',
      points: 25,
      awardedAt: '2026-11-21T18:00:00.000Z',
      undoUntil: '2026-11-24T18:00:00.000Z',
      undoneAt: null,
    },
  })

const shownAward = ({ awardedAt, undoUntil, undoneAt, ...award }: ListedAward) => ({
  ...award,
  awardedAt: awardedAt.toISOString(),
  undoUntil: undoUntil.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
})

export const awardRoutes = [
  route({
    method: 'post',
    path: '/api/admin/award-points',
    name: 'awardTreatment',
    summary: 'Award a patient the points of a service.',
    description:
      'Points, spend and visit are one transaction, and the member is told. The same service for the same ' +
      'patient on the same day is taken for a second click and refused, unless `countAgain` says that it is ' +
      'meant.',
    access: everyRole,
    body: z
      .strictObject({
        userEmail: z.email('Please enter a valid email address').max(254).optional(),
        memberId: z.uuid().optional().meta({ description: 'Instead of the address, for who has none.' }),
        serviceId: z.uuid('Please select a service'),
        customPoints: z
          .int('Please enter a valid positive number for custom points')
          .positive('Please enter a valid positive number for custom points')
          .max(100_000, 'At most 100,000 points at once')
          .optional(),
        locationId: z.uuid().optional(),
        shownPoints: z
          .int()
          .min(0)
          .max(1_000_000)
          .optional()
          .meta({
            description:
              'What the desk was shown that the service gives. Where it gives something else by now, nothing is ' +
              'awarded. Without it, or with points of one’s own, the award is made as it is.',
          }),
        countAgain: z
          .boolean()
          .optional()
          .meta({ description: 'Count it although the patient had this service today already.' }),
      })
      .refine(({ userEmail, memberId }) => userEmail !== undefined || memberId !== undefined, {
        path: ['userEmail'],
        message: 'Please enter a valid email address',
      }),
    answer: z.object({ message: z.string(), pointsAwarded: z.int(), pointsBalance: z.int() }).meta({
      id: 'AwardAnswer',
      example: { message: '65 points for Mia Hart', pointsAwarded: 65, pointsBalance: 310 },
    }),
    refusals: [
      UnknownPatient,
      UnknownService,
      UnknownLocation,
      PointsChanged,
      ProbableDuplicate,
      BalanceTooHigh,
    ],
    idempotency: 'transactional',
    writesTo: ({ memberId, userEmail }) => memberId ?? userEmail ?? '',
    stepUp: answer => (answer as { pointsAwarded: number }).pointsAwarded,
    audit: { member: answer => (answer as { memberId?: string }).memberId },
    handle: async (treatments, { body, staff }) => {
      const awarded = await treatments.awardTreatment({
        ...(body.memberId ? { memberId: body.memberId } : { email: body.userEmail ?? '' }),
        serviceId: body.serviceId,
        customPoints: body.customPoints,
        locationId: body.locationId,
        shownPoints: body.shownPoints,
        allowDuplicate: body.countAgain ?? false,
        actor: `staff:${staff.staffId}`,
      })
      return {
        memberId: awarded.memberId,
        message:
          awarded.points > 0
            ? `${pointsText(awarded.points)} awarded to ${awarded.patient} for ${awarded.service}.`
            : `${awarded.service} recorded for ${awarded.patient}. No points were awarded.`,
        pointsAwarded: awarded.points,
        pointsBalance: awarded.balance,
      }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/awards',
    name: 'listAwards',
    summary: 'What was awarded at the desk in the last 72 hours, the latest first.',
    description: 'Also those that were undone, with when. What may still be undone says until when.',
    access: everyRole,
    audit: { reads: true },
    query: pageQuery.extend({ limit: limitOf(20) }),
    answer: z.array(Award),
    paged: true,
    refusals: [],
    handle: async (treatments, { query: { limit, cursor } }) => {
      const [oneMore, total] = await Promise.all([
        treatments.listAwards(limit + 1, cursor),
        treatments.countAwards(),
      ])
      return pageOf(oneMore.map(shownAward), limit, total)
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/awards/{id}/undo',
    name: 'undoAward',
    summary: 'Take an award back within 72 hours: points, spend and visit together.',
    description:
      'The entry of the award stays, and a reversal is added. Refused where the points are spent already. The ' +
      'member is told.',
    access: everyRole,
    params: z.object({ id: z.uuid() }),
    answer: z.object({ message: z.string(), pointsBalance: z.int() }).meta({
      id: 'UndoneAwardAnswer',
      example: { message: '25 points removed. The balance is now 240.', pointsBalance: 240 },
    }),
    refusals: [UnknownAward, AlreadyUndone, AwardBeforeMerge, TooLateToUndo, PointsAlreadySpent],
    audit: { member: answer => (answer as { memberId?: string }).memberId },
    handle: async (treatments, { params, staff }) => {
      const { memberId, points, balance } = await treatments.undoAward({
        awardId: params.id,
        actor: `staff:${staff.staffId}`,
      })
      return {
        memberId,
        message: `${pointsText(points)} removed. The balance is now ${figure(balance)}.`,
        pointsBalance: balance,
      }
    },
  }),
]
