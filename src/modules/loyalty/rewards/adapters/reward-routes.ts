import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import { PatientGone } from '#platform/kernel/account-gone.ts'
import { NotEnoughPoints } from '#platform/kernel/points.ts'
import {
  AlreadyClaimed,
  OfferAlreadySent,
  RewardAgainLater,
  RewardForOthers,
  RewardNotYet,
  RewardOver,
  RewardPaused,
  RewardSoldOut,
  RewardTakesMore,
  UnknownGoal,
} from '../refusals.ts'
import type { Rewards } from '../rewards.ts'
import type { VoucherOfMember } from '../vouchers.ts'

const route = routeOf<Rewards>()

const imageUrl = z
  .string()
  .nullable()
  .meta({ description: 'The clinic’s own picture; null if the icon is used.' })

const PointsGoal = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    pointsRequired: z.int(),
    rewardValue: z.string(),
    icon: z.string(),
    color: z.string(),
    imageUrl,
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
      imageUrl: '/api/pictures/3f2a9c0e5b7d41868a1c2e3f4a5b6c7d-800.webp',
      isActive: true,
      sortOrder: 1,
    },
  })

const GoalProgress = z
  .object({
    goalId: z.uuid(),
    isRedeemed: z.boolean(),
    state: z.enum(['not reached', 'claimable', 'claimed', 'closed']).meta({
      description:
        '`closed` means that the reward can’t be claimed right now, regardless of points; `note` says why.',
    }),
    percent: z.int(),
    pointsMissing: z.int(),
    note: z.string().nullable().meta({ description: 'A short note, such as “3 left”.' }),
  })
  .meta({
    id: 'GoalProgress',
    example: {
      goalId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01',
      isRedeemed: false,
      state: 'not reached',
      percent: 96,
      pointsMissing: 10,
      note: null,
    },
  })

const Voucher = z
  .object({
    id: z.uuid(),
    goalId: z.uuid().nullable(),
    title: z.string(),
    rewardValue: z.string(),
    icon: z
      .string()
      .nullable()
      .meta({ description: 'The reward’s icon; null if the voucher isn’t for a reward.' }),
    color: z.string().nullable(),
    imageUrl,
    code: z.string(),
    issuedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    usedAt: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'Voucher',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01',
      goalId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01',
      title: '$25 Credit',
      rewardValue: '$25 credit',
      icon: 'gift',
      color: 'rose',
      imageUrl: null,
      code: 'K7RW2M9Q',
      issuedAt: '2026-11-20T18:00:00.000Z',
      expiresAt: null,
      usedAt: null,
    },
  })

const shownVoucher = ({ issuedAt, expiresAt, usedAt, ...voucher }: VoucherOfMember) => ({
  ...voucher,
  issuedAt: issuedAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  usedAt: usedAt?.toISOString() ?? null,
})

export const rewardRoutes = [
  route({
    method: 'get',
    path: '/api/points-goals',
    name: 'listGoals',
    summary: 'List the rewards that are active today, in display order.',
    description: 'The same for everyone, so it is cached and comes with an `ETag`.',
    access: 'visitor',
    answer: z.array(PointsGoal),
    refusals: [],
    cache: { topic: 'goals', key: rewards => rewards.clinicToday() },

    handle: async rewards => [...(await rewards.listGoals())],
  }),
  route({
    method: 'get',
    path: '/api/user/goal-progress',
    name: 'measureProgress',
    summary: 'Get the member’s progress toward each reward.',
    description:
      'One entry per active reward: how many points are missing, whether it can be claimed, and whether it ' +
      'has been.',
    access: 'member',
    answer: z.array(GoalProgress),
    refusals: [],
    handle: async (rewards, { memberId }) => [...(await rewards.measureProgress(memberId))],
  }),
  route({
    method: 'post',
    path: '/api/user/redeem-goal/{id}',
    name: 'redeemGoal',
    summary: 'Claim a reward.',
    description:
      'Takes the points and issues a voucher in one transaction; a balance can’t go below zero. Each ' +
      'member can claim a reward once, or again after the number of days that the clinic has set. A second ' +
      'click claims nothing.',
    access: 'member',
    params: z.object({ id: z.uuid() }),
    query: z.object({
      shownPoints: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .meta({
          description:
            'The points that the member was shown. If the reward now takes more, the claim is refused. Not checked ' +
            'if omitted.',
        }),
    }),
    answer: z.object({ message: z.string(), voucher: Voucher }).meta({ id: 'RedemptionAnswer' }),
    refusals: [
      UnknownGoal,
      RewardPaused,
      AlreadyClaimed,
      RewardAgainLater,
      RewardSoldOut,
      RewardForOthers,
      RewardNotYet,
      RewardOver,
      RewardTakesMore,
      NotEnoughPoints,
    ],
    handle: async (rewards, { memberId, params, query }) => {
      const voucher = await rewards.redeemGoal(memberId, params.id, query.shownPoints)
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
    summary: 'List the member’s vouchers, newest first.',
    description: 'Includes ready, used and expired vouchers, each with the code to show at the front desk.',
    access: 'member',
    answer: z.array(Voucher),
    refusals: [],
    handle: async (rewards, { memberId }) => (await rewards.listVouchers(memberId)).map(shownVoucher),
  }),
]

export const offerRoutes = [
  route({
    method: 'post',
    path: '/api/admin/send-promo-notification',
    name: 'sendOffer',
    summary: 'Give a patient 10% off any service.',
    description:
      'Issues a single-use voucher for the current month in the clinic’s time zone, once per month per ' +
      'patient. The member sees it in the app and gets a push notification if they opted in.',
    access: everyRole,
    body: z.strictObject({ userId: z.uuid() }),
    answer: z.object({ message: z.string(), voucher: Voucher }).meta({ id: 'OfferAnswer' }),
    refusals: [PatientGone, OfferAlreadySent],
    writesTo: ({ userId }) => userId,
    audit: { member: answer => (answer as { memberId?: string }).memberId },
    handle: async (rewards, { body }) => {
      const { patient, voucher, until } = await rewards.sendOffer(body.userId)
      return {
        memberId: body.userId,
        message: `${patient} has 10% off any service until ${until}.`,
        voucher: shownVoucher(voucher),
      }
    },
  }),
]

export const patientRewardRoutes = [
  route({
    method: 'get',
    path: '/api/admin/users/{id}/vouchers',
    name: 'listPatientVouchers',
    summary: 'List a patient’s vouchers, newest first.',
    description: 'The same list that the member sees, including codes. The view is audited.',
    access: everyRole,
    params: z.object({ id: z.uuid() }),
    answer: z.array(Voucher),
    refusals: [],
    audit: { member: (_answer, { id }) => id },
    handle: async (rewards, { params }) => (await rewards.listVouchers(params.id)).map(shownVoucher),
  }),
]
