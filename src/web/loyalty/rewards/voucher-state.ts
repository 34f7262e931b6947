import type { Voucher } from '#api/schemas/index.ts'
import { dayOf } from '../../format/days.ts'
import { phrases } from '../../format/phrases.ts'
import { worthOf } from './reward-emblem.tsx'

const dayMs = 86_400_000
const soonDays = 14

export function voucherState({ usedAt, expiresAt }: Pick<Voucher, 'usedAt' | 'expiresAt'>, now = Date.now()) {
  if (usedAt) return 'used'
  return expiresAt && Date.parse(expiresAt) < now ? 'expired' : 'ready'
}

/** Whether it's ready, and expires within two weeks. */
const endsSoon = (voucher: Pick<Voucher, 'usedAt' | 'expiresAt'>, now = Date.now()): boolean =>
  Boolean(voucher.expiresAt) &&
  voucherState(voucher, now) === 'ready' &&
  Date.parse(voucher.expiresAt ?? '') - now <= soonDays * dayMs

/** What it's worth, if the title doesn't say so, and when it expires: 'Good until May 31, 2027'. */
export const voucherHint = (voucher: Voucher): string =>
  phrases(
    worthOf(voucher),
    voucher.expiresAt && `${endsSoon(voucher) ? 'Ends soon:' : 'Good until'} ${dayOf(voucher.expiresAt)}`,
  )

/** The usable vouchers; the one that expires first comes first. */
export const readyFirst = (vouchers: readonly Voucher[]): readonly Voucher[] =>
  [...vouchers].sort((a, b) => endOf(a) - endOf(b))

const endOf = ({ expiresAt }: Voucher) => (expiresAt ? Date.parse(expiresAt) : Number.POSITIVE_INFINITY)
