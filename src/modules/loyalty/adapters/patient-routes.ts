import { z } from 'zod'
import { limitOf } from '#platform/http/parts.ts'
import { everyRole, routeOf } from '#platform/http/route.ts'
import { BalanceTooHigh } from '#platform/kernel/balance-too-high.ts'
import { mostPoints, pointsText } from '#platform/kernel/points.ts'
import type { Loyalty } from '../loyalty.ts'
import { NotEnoughPoints, NothingToChange, OfferAlreadySent, PatientGone } from '../refusals.ts'
import { PointsTransaction, pageOfEntries, shownVoucher, Voucher } from './answers.ts'

const route = routeOf<Loyalty>()

const validPoints = 'Please enter a valid positive number.'
const bothNeeded = 'Please enter points value and reason.'

/** What staff do with one patient's points and vouchers. */
export const patientRoutes = [
  route({
    method: 'post',
    path: '/api/admin/update-user-points',
    name: 'adjustPoints',
    priority: 'high',
    summary: 'Add to a patient’s points, take from them, or set them.',
    description:
      '`set` posts the difference to the balance of that moment. A balance never goes below zero. The reason ' +
      'stands in the member’s history, and the member is told.',
    access: everyRole,
    body: z.strictObject({
      userId: z.uuid(),
      points: z
        .int({ error: ({ input }) => (input === undefined ? bothNeeded : validPoints) })
        .min(0, validPoints)
        .max(1_000_000, 'At most 1000000 points at once'),
      reason: z
        .string({ error: bothNeeded })
        .trim()
        .min(1, bothNeeded)
        .max(500, 'Please keep the reason below 500 characters'),
      type: z.enum(['add', 'subtract', 'set']),
    }),
    answer: z.object({ message: z.string(), pointsChanged: z.int(), pointsBalance: z.int() }).meta({
      id: 'AdjustmentAnswer',
      example: { message: 'Mia Hart now has 290 points.', pointsChanged: 50, pointsBalance: 290 },
    }),
    refusals: [PatientGone, NotEnoughPoints, BalanceTooHigh, NothingToChange],
    writesTo: ({ userId }) => userId,
    auditedMember: answer => (answer as { memberId?: string }).memberId,
    handle: async (loyalty, { body, staff }) => {
      const { userId: memberId, ...adjustment } = body
      const actor = `staff:${staff.staffId}`
      const { patient, change, balance } = await loyalty.adjustPoints({ ...adjustment, memberId, actor })
      return {
        memberId,
        message: `${patient} now has ${pointsText(balance)}.`,
        pointsChanged: change,
        pointsBalance: balance,
      }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/send-promo-notification',
    name: 'sendOffer',
    summary: 'Give a patient 10% off any service: one use, this month only.',
    description:
      'As a voucher for the current month of the clinic, once a month and patient. The member finds it in the ' +
      'app, and gets a push where they agreed to it.',
    access: everyRole,
    body: z.strictObject({ userId: z.uuid() }),
    answer: z.object({ message: z.string(), voucher: Voucher }).meta({ id: 'OfferAnswer' }),
    refusals: [PatientGone, OfferAlreadySent],
    writesTo: ({ userId }) => userId,
    auditedMember: answer => (answer as { memberId?: string }).memberId,
    handle: async (loyalty, { body }) => {
      const { patient, voucher, until } = await loyalty.sendOffer(body.userId)
      return {
        memberId: body.userId,
        message: `${patient} has 10% off any service until ${until}.`,
        voucher: shownVoucher(voucher),
      }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/users/{id}/points',
    name: 'listPatientEntries',
    summary: 'A patient’s points transactions, newest first; the reading is audited.',
    description: 'What the member sees under their own points, with the same parts and totals.',
    access: everyRole,
    params: z.object({ id: z.uuid() }),
    query: z.object({
      limit: limitOf(),
      cursor: z.coerce.number().int().positive().max(mostPoints).optional(),
    }),
    answer: z.array(PointsTransaction),
    paged: true,
    refusals: [],
    auditedMember: (_answer, { id }) => id,
    handle: async (loyalty, { params, query }) => pageOfEntries(loyalty, params.id, query),
  }),
  route({
    method: 'get',
    path: '/api/admin/users/{id}/vouchers',
    name: 'listPatientVouchers',
    summary: 'A patient’s vouchers, newest first; the reading is audited.',
    description: 'What the member sees under their own vouchers, codes included.',
    access: everyRole,
    params: z.object({ id: z.uuid() }),
    answer: z.array(Voucher),
    refusals: [],
    auditedMember: (_answer, { id }) => id,
    handle: async (loyalty, { params }) => (await loyalty.listVouchers(params.id)).map(shownVoucher),
  }),
]
