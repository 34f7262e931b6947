import { z } from 'zod'
import { limitOf, pageOf, pageQuery } from '#platform/http/route/pagination.ts'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import { PatientGone } from '#platform/kernel/account-gone.ts'
import { BalanceTooHigh, pointsText } from '#platform/kernel/points.ts'
import type { CheckIn } from '../check-in.ts'
import { ScanAlreadyDecided, ScanExpired, UnknownWaitingScan, VisitAlreadyCounted } from '../refusals.ts'

const route = routeOf<CheckIn>()

const WaitingScan = z
  .object({
    id: z.uuid(),
    patient: z.string(),
    email: z.string(),
    description: z.string(),
    pointsValue: z.int(),
    scannedAt: z.iso.datetime().meta({
      description: 'As reported by the patient’s phone; the desk screen was showing the code at that time.',
    }),
  })
  .meta({
    id: 'WaitingScan',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c21',
      patient: 'Mia Hart',
      email: 'mia@velora.example',
      description: 'Daily Spa Visit',
      pointsValue: 5,
      scannedAt: '2026-11-21T18:00:00.000Z',
    },
  })

const ScanDecisionAnswer = z.object({ message: z.string() }).meta({
  id: 'ScanDecisionAnswer',
  example: { message: '5 points for Mia Hart.' },
})

const auditedMember = (answer: unknown) => (answer as { memberId?: string }).memberId
const params = z.object({ id: z.uuid() })

export const waitingScanRoutes = [
  route({
    method: 'get',
    path: '/api/admin/waiting-scans',
    name: 'listScansToConfirm',
    summary: 'List the scans that are waiting for confirmation, oldest first.',
    description:
      'Patients scanned the code on the screen without a signal, and their phones have no proof of the ' +
      'time. Covers the last 24 hours, except scans whose visit has been counted some other way.',
    access: everyRole,
    audit: { reads: true },
    query: pageQuery.extend({ limit: limitOf(20) }),
    answer: z.array(WaitingScan),
    paged: true,
    refusals: [],
    handle: async (checkIn, { query: { limit, cursor } }) => {
      const { scans, total } = await checkIn.listScansToConfirm(limit + 1, cursor)
      const shown = scans.map(({ scannedAt, ...scan }) => ({ ...scan, scannedAt: scannedAt.toISOString() }))
      return pageOf(shown, limit, total)
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/waiting-scans/{id}/confirm',
    name: 'confirmScan',
    summary: 'Confirm a waiting scan.',
    description:
      'The visit counts once, for the day of the scan. Refused if the visit has been counted some other ' +
      'way or someone has already decided the scan. The member is notified.',
    access: everyRole,
    params,
    answer: ScanDecisionAnswer,
    refusals: [
      UnknownWaitingScan,
      ScanAlreadyDecided,
      ScanExpired,
      PatientGone,
      VisitAlreadyCounted,
      BalanceTooHigh,
    ],
    audit: { member: auditedMember },
    handle: async (checkIn, { params, staff }) => {
      const actor = `staff:${staff.staffId}`
      const { memberId, patient, points } = await checkIn.confirmScan({ scanId: params.id, actor })
      const message =
        points > 0
          ? `${pointsText(points)} for ${patient}.`
          : `${patient} already checked in with this code that day, so no points were added.`
      return { memberId, message }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/waiting-scans/{id}/decline',
    name: 'declineScan',
    summary: 'Decline a waiting scan.',
    description:
      'It earns no points, and the member is notified. A scan of the code that the screen is showing still ' +
      'counts on the same day.',
    access: everyRole,
    params,
    answer: ScanDecisionAnswer,
    refusals: [UnknownWaitingScan, ScanAlreadyDecided, ScanExpired, PatientGone],
    audit: { member: auditedMember },
    handle: async (checkIn, { params, staff }) => {
      const actor = `staff:${staff.staffId}`
      const { memberId, patient } = await checkIn.declineScan({ scanId: params.id, actor })
      return { memberId, message: `${patient} gets no points for this scan.` }
    },
  }),
]
