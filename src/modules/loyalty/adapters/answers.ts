import { z } from 'zod'
import { Paginated } from '#platform/http/route.ts'
import type { Loyalty } from '../loyalty.ts'
import type { VoucherOfMember } from '../vouchers.ts'

export const Voucher = z
  .object({
    id: z.uuid(),
    goalId: z.uuid().nullable(),
    title: z.string(),
    rewardValue: z.string(),
    icon: z.string().nullable().meta({ description: 'The reward’s own; null for what is no reward.' }),
    color: z.string().nullable(),
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
      code: 'K7RW2M9Q',
      issuedAt: '2026-11-20T18:00:00.000Z',
      expiresAt: null,
      usedAt: null,
    },
  })

export const PointsTransaction = z
  .object({
    id: z.int(),
    points: z.int().meta({ description: 'Positive earned, negative redeemed.' }),
    balanceAfter: z.int(),
    kind: z.string(),
    description: z.string(),
    location: z.string().nullable().meta({ description: 'Where the treatment was, when staff said so.' }),
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
      location: 'Beverly Hills',
      createdAt: '2026-11-20T18:00:00.000Z',
    },
  })

export const shownVoucher = ({ issuedAt, expiresAt, usedAt, ...voucher }: VoucherOfMember) => ({
  ...voucher,
  issuedAt: issuedAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  usedAt: usedAt?.toISOString() ?? null,
})

/** A part of a member's ledger, newest first, from below the entry with the number `cursor`. */
export async function pageOfEntries(
  loyalty: Loyalty,
  memberId: string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: number | undefined },
) {
  const [entries, total] = await Promise.all([
    loyalty.listEntries(memberId, limit, cursor),
    loyalty.countEntries(memberId),
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
