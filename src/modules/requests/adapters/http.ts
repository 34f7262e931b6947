import { z } from 'zod'
import { perMemberAndDay } from '#platform/http/rate-limit/failure-limits.ts'
import { pageOf, pageQuery } from '#platform/http/route/pagination.ts'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { BalanceTooHigh, PointsChanged, pointsText } from '#platform/kernel/points.ts'
import {
  AlreadyDecided,
  PointsVary,
  ProbableDuplicate,
  TreatmentInFuture,
  UnknownRequest,
  UnknownService,
} from '../refusals.ts'
import type { Requests } from '../requests.ts'
import type { ServiceRequest as NotedRequest } from '../service-request.ts'

const route = routeOf<Requests>()

const fields = {
  id: z.uuid(),
  serviceId: z.uuid(),
  serviceName: z.string(),
  status: z.enum(['pending', 'approved', 'denied']),
  requestDate: z.iso.datetime(),
  treatmentDate: z.iso.date().nullable(),
  notes: z.string().nullable(),
  pointsAwarded: z.int().nullable(),
  adminNotes: z.string().nullable(),
}

const example = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1a01',
  serviceId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
  serviceName: 'HydraFacial',
  status: 'pending' as const,
  requestDate: '2026-11-20T18:00:00.000Z',
  treatmentDate: '2026-11-18',
  notes: 'With Dr. Ruiz, in the afternoon.',
  pointsAwarded: null,
  adminNotes: null,
}

const ServiceRequest = z.object(fields).meta({ id: 'ServiceRequest', example })

const PendingRequest = z
  .object({
    ...fields,
    servicePoints: z.int().meta({ description: 'The points that an approval would award.' }),
    pointsVary: z.boolean().meta({
      description: 'The service has no set points, so an approval needs `customPoints`.',
    }),
    userFirstName: z.string(),
    userLastName: z.string(),
    userEmail: z.string(),
  })
  .meta({
    id: 'PendingRequest',
    example: {
      ...example,
      servicePoints: 25,
      pointsVary: false,
      userFirstName: 'Mia',
      userLastName: 'Hart',
      userEmail: 'mia@velora.example',
    },
  })

const notes = (most: number) => trimmedText().max(most, `Please use at most ${most} characters`).optional()

const byRequest = z.object({ requestId: z.uuid() })

const auditedMember = (answer: unknown) => (answer as { memberId?: string }).memberId

const shown = ({ requestDate, ...rest }: NotedRequest) => ({
  ...rest,
  requestDate: requestDate.toISOString(),
})

export const requestsRoutes = [
  route({
    method: 'get',
    path: '/api/service-requests',
    name: 'listRequests',
    summary: 'List the member’s requests for points, newest first.',
    description: 'Includes the decision and its note, once there is one.',
    access: 'member',
    query: pageQuery,
    answer: z.array(ServiceRequest),
    paged: true,
    refusals: [],
    handle: async (requests, { memberId, query: { limit, cursor } }) => {
      const [oneMore, total] = await Promise.all([
        requests.listRequests(memberId, limit + 1, cursor),
        requests.countRequests(memberId),
      ])
      return pageOf(oneMore.map(shown), limit, total)
    },
  }),
  route({
    method: 'post',
    path: '/api/service-requests',
    name: 'requestPoints',
    summary: 'Request the points of a treatment.',
    description: 'The request earns nothing until staff approve it.',
    access: 'member',
    body: z.strictObject({
      serviceId: z.uuid('Please select a service'),
      treatmentDate: z.iso
        .date('Please enter a valid date')
        .refine(day => day >= '1900', 'Please enter a valid date')
        .optional()
        .meta({ description: 'A date in the clinic’s time zone, not in the future.' }),
      notes: notes(1000),
    }),
    answer: ServiceRequest,
    idempotency: 'encrypted',
    refusals: [UnknownService, TreatmentInFuture],
    failureLimits: [perMemberAndDay('requests', 30)],
    handle: async (requests, { memberId, body }) =>
      shown(
        await requests.requestPoints(memberId, {
          serviceId: body.serviceId,
          treatmentDate: body.treatmentDate,
          notes: body.notes,
        }),
      ),
  }),
  route({
    method: 'get',
    path: '/api/admin/service-requests',
    name: 'listPendingRequests',
    summary: 'List the requests that are waiting for a decision, oldest first.',
    description:
      'Includes who made each request and what an approval would award. Use `userId` to get the requests ' +
      'of one patient.',
    access: everyRole,
    audit: { reads: true },
    query: pageQuery.extend({ userId: z.uuid().optional() }),
    answer: z.array(PendingRequest),
    paged: true,
    refusals: [],
    handle: async (requests, { query: { limit, cursor, userId } }) => {
      const [oneMore, total] = await Promise.all([
        requests.listPending(limit + 1, cursor, userId),
        requests.countPending(userId),
      ])
      const items = oneMore.map(({ requester, servicePoints, pointsVary, ...request }) => ({
        ...shown(request),
        servicePoints,
        pointsVary,
        userFirstName: requester.firstName,
        userLastName: requester.lastName,
        userEmail: requester.email,
      }))
      return pageOf(items, limit, total)
    },
  }),
  route({
    method: 'put',
    path: '/api/admin/service-requests/{requestId}/approve',
    name: 'approveRequest',
    summary: 'Approve a request.',
    description:
      'Decision, points, spend and visit are recorded in one transaction, and the member is notified. A ' +
      'request can be decided only once. The same service for the same patient on that day is refused, ' +
      'unless `countAgain` confirms that it’s intended.',
    access: everyRole,
    params: byRequest,
    body: z.strictObject({
      adminNotes: notes(500),
      customPoints: z
        .int('Please enter a whole number of points')
        .positive('Please enter at least 1 point')
        .max(100_000, 'At most 100,000 points at once')
        .optional()
        .meta({ description: 'The points that this visit earns. If omitted, the points of the service.' }),
      shownPoints: z
        .int()
        .min(0)
        .max(1_000_000)
        .optional()
        .meta({
          description:
            'The points that the front desk saw for the service. If the service now earns a different ' +
            'number, the approval is refused. Not checked if omitted or if `customPoints` is set.',
        }),
      countAgain: z
        .boolean()
        .optional()
        .meta({ description: 'Award points even if the patient already had this service on that day.' }),
    }),
    answer: z.object({ message: z.string(), pointsAwarded: z.int() }).meta({
      id: 'ApprovalAnswer',
      example: { message: '25 points awarded for HydraFacial.', pointsAwarded: 25 },
    }),
    refusals: [
      UnknownRequest,
      UnknownService,
      AlreadyDecided,
      ProbableDuplicate,
      PointsChanged,
      PointsVary,
      BalanceTooHigh,
    ],
    stepUp: answer => (answer as { pointsAwarded: number }).pointsAwarded,
    audit: { member: auditedMember },
    handle: async (requests, { params, body, staff }) => {
      const { memberId, serviceName, pointsAwarded } = await requests.approveRequest({
        requestId: params.requestId,
        adminNotes: body.adminNotes,
        customPoints: body.customPoints,
        shownPoints: body.shownPoints,
        allowDuplicate: body.countAgain ?? false,
        actor: `staff:${staff.staffId}`,
      })
      const points = pointsAwarded ?? 0
      return {
        memberId,
        pointsAwarded: points,
        message: `${pointsText(points)} awarded for ${serviceName}.`,
      }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/service-requests/{requestId}/deny',
    name: 'denyRequest',
    summary: 'Deny a request.',
    description:
      'A request can be decided only once. The member is notified. The staff note is saved with the ' +
      'request, but isn’t part of the notification.',
    access: everyRole,
    params: byRequest,
    body: z.strictObject({ adminNotes: notes(500) }),
    answer: z
      .object({ message: z.string() })
      .meta({ id: 'DenialAnswer', example: { message: 'The patient will be notified.' } }),
    refusals: [UnknownRequest, AlreadyDecided],
    audit: { member: auditedMember },
    handle: async (requests, { params, body, staff }) => {
      const { memberId } = await requests.denyRequest({
        requestId: params.requestId,
        adminNotes: body.adminNotes,
        actor: `staff:${staff.staffId}`,
      })
      return { memberId, message: 'The patient will be notified.' }
    },
  }),
]
