import { clinicDayStart, spokenDay, type TimeZone } from '#platform/kernel/clinic-day.ts'
import type { RewardsPorts } from './ports.ts'
import { TooLateToTakeBack, UnknownVoucher, VoucherNotUsed } from './refusals.ts'
import { type PresentedVoucher, type Voucher, writtenCode } from './vouchers.ts'

export async function undoRedemption(
  {
    vouchers,
    notifyMember,
    now,
    timeZone,
  }: Pick<RewardsPorts, 'vouchers' | 'notifyMember' | 'now' | 'timeZone'>,
  { code, actor }: PresentedVoucher,
): Promise<Voucher> {
  const at = now()
  const written = writtenCode(code)
  const ready = await vouchers.takeBack({ code: written, actor, at }, clinicDayStart(at, timeZone))
  if (!ready) throw whyNot(await vouchers.find(written), timeZone)
  await notifyMember(ready.memberId, {
    title: 'Your voucher is ready to use again',
    message: 'We accidentally marked one of your vouchers as used. You’ll find it under Rewards.',
    type: 'GENERAL',
  })
  return ready
}

function whyNot(voucher: Voucher | undefined, timeZone: TimeZone) {
  if (!voucher) return new UnknownVoucher()
  return voucher.usedAt ? new TooLateToTakeBack(spokenDay(voucher.usedAt, timeZone)) : new VoucherNotUsed()
}
