import { z } from 'zod'
import { limitOf } from '#platform/http/parts.ts'
import { routeOf } from '#platform/http/route.ts'
import { mostPoints } from '#platform/kernel/points.ts'
import type { Loyalty } from '../loyalty.ts'
import { AlreadyClaimed, NotEnoughPoints, UnknownGoal } from '../refusals.ts'
import { PointsTransaction, pageOfEntries, shownVoucher, Voucher } from './answers.ts'
import { CheckInCode } from './check-in-code-schema.ts'
import { checkInRoutes } from './check-in-routes.ts'
import { patientRoutes } from './patient-routes.ts'

interface LoyaltyDoor extends Loyalty {
  /** In demo mode everybody sees the codes, for `/test-qr`; otherwise only staff (D-13). */
  readonly codesArePublic: boolean
}

const route = routeOf<LoyaltyDoor>()

const PointsGoal = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    pointsRequired: z.int(),
    rewardValue: z.string(),
    icon: z.string(),
    color: z.string(),
    isActive: z.boolean(),
    sortOrder: z.int(),
  })
  .meta({
    id: 'PointsGoal',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01',
      title: '$25 Credit',
      description: 'Towards any treatment.',
      pointsRequired: 250,
      rewardValue: '$25 credit',
      icon: 'gift',
      color: 'rose',
      isActive: true,
      sortOrder: 1,
    },
  })

const GoalProgress = z
  .object({
    goalId: z.uuid(),
    isRedeemed: z.boolean(),
    state: z.enum(['not reached', 'claimable', 'claimed']),
    percent: z.int(),
    pointsMissing: z.int(),
  })
  .meta({
    id: 'GoalProgress',
    example: {
      goalId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01',
      isRedeemed: false,
      state: 'not reached',
      percent: 96,
      pointsMissing: 10,
    },
  })

export const loyaltyRoutes = [
  ...checkInRoutes,
  route({
    method: 'get',
    path: '/api/checkin-codes',
    name: 'listCheckInCodes',
    summary: 'The active check-in codes; what the QR says only for staff and in demo mode.',
    description: 'Those in use, whether or not they count on paper.',
    access: 'visitor',
    answer: z.array(CheckInCode),
    refusals: [],
    handle: async (loyalty, { staff }) => {
      const codes = await loyalty.listCheckInCodes()
      const withCode = staff !== undefined || loyalty.codesArePublic
      const countsOnPaper = loyalty.printedCodesCount
      return codes.map(({ code, ...rest }) => ({ ...rest, countsOnPaper, ...(withCode && { code }) }))
    },
  }),
  route({
    method: 'get',
    path: '/api/points-goals',
    name: 'listGoals',
    summary: 'The active goals in their order.',
    description: 'What points buy. The same for everybody, so it is kept and answered with an `ETag`.',
    access: 'visitor',
    answer: z.array(PointsGoal),
    refusals: [],
    cacheAs: 'goals',
    handle: async loyalty => [...(await loyalty.listGoals())],
  }),
  route({
    method: 'get',
    path: '/api/user/goal-progress',
    name: 'measureProgress',
    summary: 'How far the member is towards each goal.',
    description:
      'One row for each active goal: how many points are missing, whether it can be claimed, and whether it ' +
      'was.',
    access: 'member',
    answer: z.array(GoalProgress),
    refusals: [],
    handle: async (loyalty, { memberId }) => [...(await loyalty.measureProgress(memberId))],
  }),
  route({
    method: 'post',
    path: '/api/user/redeem-goal/{id}',
    name: 'redeemGoal',
    priority: 'high',
    summary: 'Claim a reward: its points are taken and a voucher is issued.',
    description:
      'Each goal once a member. Points and voucher are one transaction: a balance never goes below zero, and a ' +
      'second click claims nothing.',
    access: 'member',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ message: z.string(), voucher: Voucher }).meta({ id: 'RedemptionAnswer' }),
    refusals: [UnknownGoal, AlreadyClaimed, NotEnoughPoints],
    handle: async (loyalty, { memberId, params }) => {
      const voucher = await loyalty.redeemGoal(memberId, params.id)
      return {
        message: `${voucher.title} is yours. Show the code ${voucher.code} at the front desk.`,
        voucher: shownVoucher(voucher),
      }
    },
  }),
  route({
    method: 'get',
    path: '/api/user/vouchers',
    name: 'listVouchers',
    summary: 'The member’s vouchers, newest first.',
    description: 'Ready, used and expired ones, each with the code that is shown at the front desk.',
    access: 'member',
    answer: z.array(Voucher),
    refusals: [],
    handle: async (loyalty, { memberId }) => (await loyalty.listVouchers(memberId)).map(shownVoucher),
  }),
  route({
    method: 'get',
    path: '/api/user/points',
    name: 'listEntries',
    summary: 'The member’s points transactions, newest first.',
    description:
      'The ledger as it stands; no entry is ever changed or removed, corrections are entries of their own.',
    access: 'member',
    query: z.object({
      limit: limitOf(),
      cursor: z.coerce.number().int().positive().max(mostPoints).optional(),
    }),
    answer: z.array(PointsTransaction),
    paged: true,
    refusals: [],
    handle: async (loyalty, { memberId, query }) => pageOfEntries(loyalty, memberId, query),
  }),
  ...patientRoutes,
]
