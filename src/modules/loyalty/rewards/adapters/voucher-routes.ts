import { z } from 'zod'
import { limitOf, pageOf, timeCursor, timeCursorOf } from '#platform/http/route/pagination.ts'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import {
  TooLateToTakeBack,
  UnknownVoucher,
  VoucherExpired,
  VoucherNotUsed,
  VoucherUsed,
} from '../refusals.ts'
import type { Rewards } from '../rewards.ts'
import type { VoucherAtDesk } from '../vouchers.ts'

const route = routeOf<Rewards>()

const DeskVoucher = z
  .object({
    code: z.string(),
    title: z.string(),
    rewardValue: z.string(),
    patient: z.string(),
    email: z.string(),
    state: z.enum(['ready', 'used', 'expired']),
    issuedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    usedAt: z.iso.datetime().nullable(),
    canBeTakenBack: z
      .boolean()
      .meta({ description: 'True if it was used today, so that a mistake can be undone.' }),
  })
  .meta({
    id: 'DeskVoucher',
    example: {
      code: 'K7RW2M9Q',
      title: '$25 Credit',
      rewardValue: '$25 credit',
      patient: 'Mia Hart',
      email: 'mia@velora.example',
      state: 'ready' as const,
      issuedAt: '2026-11-20T18:00:00.000Z',
      expiresAt: null,
      usedAt: null,
      canBeTakenBack: false,
    },
  })

const typed = trimmedText()
  .min(1, 'Please enter the voucher’s code')
  .max(40, 'A voucher’s code has eight characters')

const VoucherAnswer = z.object({ message: z.string() }).meta({
  id: 'VoucherAnswer',
  example: { message: '$25 Credit was redeemed.' },
})

const auditedMember = (answer: unknown) => (answer as { memberId?: string }).memberId

const shown = ({ issuedAt, expiresAt, usedAt, ...voucher }: VoucherAtDesk) => ({
  ...voucher,
  issuedAt: issuedAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  usedAt: usedAt?.toISOString() ?? null,
})

export const voucherRoutes = [
  route({
    method: 'get',
    path: '/api/admin/vouchers/find',
    name: 'findVoucher',
    summary: 'Find a voucher by its code.',
    description:
      'Returns whose it is and whether it can be redeemed. Case, spaces and hyphens in the code don’t ' +
      'matter. The voucher doesn’t change, but the view is audited because it shows a patient.',
    access: everyRole,
    query: z.object({ code: typed }),
    answer: DeskVoucher,
    refusals: [UnknownVoucher],
    audit: { member: auditedMember },
    handle: async (rewards, { query }) => shown(await rewards.findVoucher(query.code)),
  }),
  route({
    method: 'get',
    path: '/api/admin/vouchers/used',
    name: 'listUsedVouchers',
    summary: 'List the vouchers redeemed today, newest first.',
    description: 'Today in the clinic’s time zone, so that a mistake can be found and undone.',
    access: everyRole,
    audit: { reads: true },
    query: z.object({ limit: limitOf(20), cursor: timeCursor }),
    answer: z.array(DeskVoucher),
    paged: true,
    refusals: [],
    handle: async (rewards, { query: { limit, cursor } }) => {
      const [oneMore, total] = await Promise.all([
        rewards.listUsedVouchers(limit + 1, cursor),
        rewards.countUsedVouchers(),
      ])
      return pageOf(oneMore.map(shown), limit, total, ({ usedAt, id }) => timeCursorOf(usedAt ?? '', id))
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/vouchers/redeem',
    name: 'redeemVoucher',
    summary: 'Redeem a voucher.',
    description:
      'A voucher can be redeemed once; a second attempt, even at another desk, is refused. The member is ' +
      'notified.',
    access: everyRole,
    body: z.strictObject({ code: typed }),
    answer: VoucherAnswer,
    refusals: [UnknownVoucher, VoucherUsed, VoucherExpired],
    audit: { member: auditedMember },
    handle: async (rewards, { body, staff }) => {
      const actor = `staff:${staff.staffId}`
      const { memberId, title } = await rewards.redeemVoucher({ code: body.code, actor })
      return { memberId, message: `${title} was redeemed.` }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/vouchers/take-back',
    name: 'takeBackVoucher',
    summary: 'Undo the redemption of a voucher.',
    description:
      'Possible only on the day it was redeemed. The voucher can be used again, and the member is notified.',
    access: everyRole,
    body: z.strictObject({ code: typed }),
    answer: VoucherAnswer,
    refusals: [UnknownVoucher, VoucherNotUsed, TooLateToTakeBack],
    audit: { member: auditedMember },
    handle: async (rewards, { body, staff }) => {
      const actor = `staff:${staff.staffId}`
      const { memberId, title } = await rewards.undoRedemption({ code: body.code, actor })
      return { memberId, message: `${title} is ready again.` }
    },
  }),
]
