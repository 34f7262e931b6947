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
    summary: 'Check a patient in at the front desk.',
    description:
      'For who has no app, no phone or no signal. It counts as a scan of the code would: once a code and day of the clinic. ' +
      'The member is told.',
    access: everyRole,
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({
      codeId: z
        .uuid()
        .optional()
        .meta({ description: 'Of an active code; the first by description where none is given.' }),
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
