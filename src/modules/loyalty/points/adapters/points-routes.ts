import { z } from 'zod'
import { limitOf } from '#platform/http/route/pagination.ts'
import { everyRole, Paginated, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { PatientGone } from '#platform/kernel/account-gone.ts'
import { BalanceTooHigh, mostPoints, NotEnoughPoints, pointsText } from '#platform/kernel/points.ts'
import type { Points } from '../points.ts'
import { NothingToChange } from '../refusals.ts'

const route = routeOf<Points>()

const PointsTransaction = z
  .object({
    id: z
      .int()
      .meta({ description: 'Counts from 1, across all accounts that were merged into the member’s.' }),
    points: z.int().meta({ description: 'Positive if earned, negative if redeemed.' }),
    balanceAfter: z.int(),
    kind: z.string(),
    description: z.string(),
    location: z
      .string()
      .nullable()
      .meta({ description: 'The location of the treatment, if staff chose one.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({
    id: 'PointsTransaction',
    example: {
      id: 12,
      points: 25,
      balanceAfter: 265,
      kind: 'treatment',
      description: 'Treatment: HydraFacial',
      location: 'Main Street',
      createdAt: '2026-11-20T18:00:00.000Z',
    },
  })

const validPoints = 'Please enter a valid positive number.'
const bothNeeded = 'Please enter points value and reason.'

const part = z.object({
  limit: limitOf(),
  cursor: z.coerce.number().int().positive().max(mostPoints).optional(),
})

export const pointsRoutes = [
  route({
    method: 'get',
    path: '/api/user/points',
    name: 'listEntries',
    summary: 'List the member’s points transactions, newest first.',
    description: 'Ledger entries are never changed or removed. A correction is an entry of its own.',
    access: 'member',
    query: part,
    answer: z.array(PointsTransaction),
    paged: true,
    refusals: [],
    handle: async (points, { memberId, query }) => pageOfEntries(points, memberId, query),
  }),
  route({
    method: 'post',
    path: '/api/admin/update-user-points',
    name: 'adjustPoints',
    summary: 'Add, subtract or set a patient’s points.',
    description:
      '`set` records the difference from the current balance. A balance can’t go below zero. The reason ' +
      'appears in the member’s history, and the member is notified.',
    access: everyRole,
    body: z.strictObject({
      userId: z.uuid(),
      points: z
        .int({ error: ({ input }) => (input === undefined ? bothNeeded : validPoints) })
        .min(0, validPoints)
        .max(1_000_000, 'At most 1,000,000 points at once'),
      reason: trimmedText(bothNeeded)
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
    stepUp: answer => (answer as { pointsChanged: number }).pointsChanged,
    audit: { member: answer => (answer as { memberId?: string }).memberId },
    handle: async (points, { body, staff }) => {
      const { userId: memberId, ...adjustment } = body
      const actor = `staff:${staff.staffId}`
      const { patient, change, balance } = await points.adjustPoints({ ...adjustment, memberId, actor })
      return {
        memberId,
        message: `${patient} now has ${pointsText(balance)}.`,
        pointsChanged: change,
        pointsBalance: balance,
      }
    },
  }),
]

export const patientPointsRoutes = [
  route({
    method: 'get',
    path: '/api/admin/users/{id}/points',
    name: 'listPatientEntries',
    summary: 'List a patient’s points transactions, newest first.',
    description: 'The same list, pages and totals that the member sees. The view is audited.',
    access: everyRole,
    params: z.object({ id: z.uuid() }),
    query: part,
    answer: z.array(PointsTransaction),
    paged: true,
    refusals: [],
    audit: { member: (_answer, { id }) => id },
    handle: async (points, { params, query }) => pageOfEntries(points, params.id, query),
  }),
]

/** One page of a member's ledger, newest first, below the ID `cursor`. */
async function pageOfEntries(
  points: Points,
  memberId: string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: number | undefined },
) {
  const [entries, total] = await Promise.all([
    points.listEntries(memberId, limit, cursor),
    points.countHistory(memberId),
  ])
  const last = entries.at(-1)
  return new Paginated(
    entries.map(({ number, amount, balanceAfter, kind, reason, location, at }) => ({
      id: number,
      points: amount,
      balanceAfter,
      kind,
      description: reason,
      location,
      createdAt: at.toISOString(),
    })),
    last && last.number > 1 ? String(last.number) : undefined,
    total,
  )
}
