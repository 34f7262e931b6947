import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import { PatientGone } from '#platform/kernel/account-gone.ts'
import { BalanceTooHigh, pointsText } from '#platform/kernel/points.ts'
import type { CheckIn } from '../check-in.ts'
import { CheckedInToday, InactiveCode, NoCodeToShow } from '../refusals.ts'

const route = routeOf<CheckIn>()

export const deskCheckInRoutes = [
  route({
    method: 'post',
    path: '/api/admin/patients/{id}/check-in',
    name: 'checkInAtDesk',
    summary: 'Check in a patient at the front desk.',
    description:
      'For patients without the app, a phone or a signal. It counts like a scan of the code: once per code ' +
      'per day, in the clinic’s time zone. The member is notified.',
    access: everyRole,
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({
      codeId: z
        .uuid()
        .optional()
        .meta({
          description:
            'The ID of an active code. If omitted, the first one by description: of the location if it has one, ' +
            'or else one without a location.',
        }),
      locationId: z.uuid().optional().meta({ description: 'Where the patient is.' }),
    }),
    answer: z.object({ message: z.string(), pointsEarned: z.int(), pointsBalance: z.int() }).meta({
      id: 'DeskCheckInAnswer',
      example: { message: 'Mia Hart is checked in: 5 points.', pointsEarned: 5, pointsBalance: 245 },
    }),
    refusals: [PatientGone, NoCodeToShow, InactiveCode, CheckedInToday, BalanceTooHigh],
    idempotency: 'transactional',
    audit: { member: (_answer, { id }) => id },
    handle: async (checkIn, { params, body, staff }) => {
      const { patient, points, balance } = await checkIn.checkInAtDesk({
        memberId: params.id,
        codeId: body.codeId,
        locationId: body.locationId,
        actor: `staff:${staff.staffId}`,
      })
      return {
        message: `${patient} is checked in: ${pointsText(points)}.`,
        pointsEarned: points,
        pointsBalance: balance,
      }
    },
  }),
]
