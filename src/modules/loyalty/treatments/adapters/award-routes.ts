import { z } from 'zod'
import { limitOf, pageOf, pageQuery } from '#platform/http/route/pagination.ts'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import { BalanceTooHigh, figure, PointsChanged, pointsText } from '#platform/kernel/points.ts'
import type { Award as ListedAward } from '../awards.ts'
import {
  AlreadyUndone,
  AwardBeforeMerge,
  PointsAlreadySpent,
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
    location: z.string().nullable().meta({ description: 'The location of the award, if staff chose one.' }),
    points: z.int(),
    awardedAt: z.iso.datetime(),
    undoUntil: z.iso.datetime().meta({ description: 'The award can’t be undone after this.' }),
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
      'Points, spend and visit are recorded in one transaction, and the member is notified. The same ' +
      'service for the same patient on the same day is refused as a likely double click, unless ' +
      '`countAgain` confirms that it’s intended.',
    access: everyRole,
    body: z
      .strictObject({
        userEmail: z.email('Please enter a valid email address').max(254).optional(),
        memberId: z
          .uuid()
          .optional()
          .meta({ description: 'Use this for patients without an email address.' }),
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
              'The points that the front desk saw for the service. If the service now earns a different ' +
              'number, the award is refused. Not checked if omitted or if `customPoints` is set.',
          }),
        countAgain: z
          .boolean()
          .optional()
          .meta({ description: 'Award points even if the patient already had this service today.' }),
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
    summary: 'List the awards made at the front desk in the last 72 hours, newest first.',
    description: 'Includes undone awards, with the time. Awards that can still be undone say until when.',
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
    summary: 'Undo an award within 72 hours.',
    description:
      'Reverses points, spend and visit together: the award’s ledger entry stays, and a reversal is added. ' +
      'Refused if the points have already been spent. The member is notified.',
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
