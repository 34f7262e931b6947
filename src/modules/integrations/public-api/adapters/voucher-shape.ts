import { z } from 'zod'
import type { Voucher } from '../ports.ts'

export const ApiVoucher = z
  .object({
    code: z.string(),
    title: z.string(),
    value: z.string(),
    issuedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    usedAt: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'ApiVoucher',
    example: {
      code: 'K7RW2M9Q',
      title: '$25 Credit',
      value: '$25 credit',
      issuedAt: '2026-11-20T18:00:00.000Z',
      expiresAt: null,
      usedAt: null,
    },
  })

export const shownVoucher = ({ code, title, rewardValue, ...times }: Voucher) => ({
  code,
  title,
  value: rewardValue,
  issuedAt: times.issuedAt.toISOString(),
  expiresAt: times.expiresAt?.toISOString() ?? null,
  usedAt: times.usedAt?.toISOString() ?? null,
})
