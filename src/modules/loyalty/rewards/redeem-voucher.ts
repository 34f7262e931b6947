import { spokenDay, type TimeZone } from '#platform/kernel/clinic-day.ts'
import type { RewardsPorts } from './ports.ts'
import { UnknownVoucher, VoucherExpired, VoucherUsed } from './refusals.ts'
import { type PresentedVoucher, type Voucher, writtenCode } from './vouchers.ts'

export async function redeemVoucher(
  {
    vouchers,
    notifyMember,
    now,
    timeZone,
  }: Pick<RewardsPorts, 'vouchers' | 'notifyMember' | 'now' | 'timeZone'>,
  { code, actor }: PresentedVoucher,
): Promise<Voucher> {
  const written = writtenCode(code)
  const used = await vouchers.use({ code: written, actor, at: now() })
  if (!used) throw whyNot(await vouchers.find(written), timeZone)
  await notifyMember(used.memberId, {
    title: 'Voucher used',
    message: 'One of your vouchers was used at the front desk. Thank you for your visit!',
    type: 'GENERAL',
  })
  return used
}

function whyNot(voucher: Voucher | undefined, timeZone: TimeZone) {
  if (!voucher) return new UnknownVoucher()
  if (voucher.usedAt) return new VoucherUsed(spokenDay(voucher.usedAt, timeZone))
  return new VoucherExpired(spokenDay(voucher.expiresAt ?? voucher.issuedAt, timeZone))
}
