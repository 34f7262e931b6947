import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { BalanceTooHigh } from '#platform/kernel/points.ts'
import type { PublicApi } from '../public-api.ts'
import {
  NoSuchMember,
  ProbableDuplicate,
  UnknownLocation,
  UnknownPatient,
  UnknownService,
  UnknownVoucher,
  VoucherExpired,
  VoucherUsed,
} from '../refusals.ts'
import { ApiVoucher, shownVoucher } from './voucher-shape.ts'

const route = routeOf<PublicApi>()

const auditedMember = (answer: unknown) => (answer as { memberId?: string }).memberId

/** Front-desk operations for external programs, such as a register. */
export const deskRoutes = [
  route({
    method: 'post',
    path: '/api/v1/awards',
    name: 'awardPointsByApi',
    summary: 'Award a member the points of a service.',
    description:
      'Works as at the front desk: points, spend and visit are recorded in one transaction, and the member ' +
      'is notified. The same service for the same member on the same day is refused, unless `countAgain` ' +
      'confirms that it’s intended. `GET /api/services` lists the services. Each key has an hourly and a ' +
      'daily limit of points. An award that exceeds it is refused, and the owner is notified.',
    access: { scope: 'points:award' },
    body: z.strictObject({
      member: z
        .union([z.uuid(), z.email().max(254)], 'Please enter an email address')
        .meta({ description: 'A member ID or email address.' }),
      serviceId: z.uuid('Please select a service'),
      points: z
        .int('Please enter a valid positive number for custom points')
        .positive('Please enter a valid positive number for custom points')
        .max(100_000, 'At most 100,000 points at once')
        .optional()
        .meta({ description: 'Replaces the points that the service normally earns.' }),
      locationId: z.uuid().optional(),
      countAgain: z
        .boolean()
        .optional()
        .meta({ description: 'Award points even if the member already had this service today.' }),
    }),
    answer: z.object({ memberId: z.uuid(), pointsAwarded: z.int(), pointsBalance: z.int() }).meta({
      id: 'ApiAward',
      example: {
        memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
        pointsAwarded: 65,
        pointsBalance: 310,
      },
    }),
    refusals: [
      NoSuchMember,
      UnknownPatient,
      UnknownService,
      UnknownLocation,
      ProbableDuplicate,
      BalanceTooHigh,
    ],
    writesTo: ({ member }) => member,
    stepUp: answer => (answer as { pointsAwarded: number }).pointsAwarded,
    audit: { member: auditedMember },
    handle: async (door, { body, key }) => {
      const { memberId, points, balance } = await door.awardPoints({
        member: body.member,
        serviceId: body.serviceId,
        customPoints: body.points,
        locationId: body.locationId,
        allowDuplicate: body.countAgain ?? false,
        actor: `key:${key.keyId}`,
      })
      return { memberId, pointsAwarded: points, pointsBalance: balance }
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/vouchers/redeem',
    name: 'redeemVoucherByApi',
    summary: 'Redeem a voucher.',
    description:
      'Works as at the front desk: a voucher can be redeemed once, and a second attempt is refused. The ' +
      'member is notified.',
    access: { scope: 'vouchers:redeem' },
    body: z.strictObject({
      code: trimmedText()
        .min(1, 'Please enter the voucher’s code')
        .max(40, 'A voucher’s code has eight characters'),
    }),
    answer: ApiVoucher,
    refusals: [UnknownVoucher, VoucherUsed, VoucherExpired],
    audit: { member: auditedMember },
    handle: async (door, { body, key }) => {
      const { memberId, ...voucher } = await door.redeemVoucher(body.code, `key:${key.keyId}`)
      return { memberId, ...shownVoucher(voucher) }
    },
  }),
]
