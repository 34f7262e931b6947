import { clinicDay, clinicDayStart, nextClinicDay, spokenDay } from '#platform/kernel/clinic-day.ts'
import type { RewardsPorts } from './ports.ts'
import type { Voucher } from './vouchers.ts'

/** Members are reminded three clinic days before the voucher's last day, or as soon as possible after that. */
const daysAhead = 3
const atOnce = 100

type Ports = Pick<
  RewardsPorts,
  'vouchers' | 'notifyMember' | 'announceOffer' | 'inTransaction' | 'now' | 'timeZone'
>

/** Skips vouchers issued today, because the member has just seen when they expire. */
export async function remindOfEndingVouchers(ports: Ports): Promise<number> {
  const { now, timeZone, inTransaction } = ports
  const at = now()
  const issuedBefore = clinicDayStart(at, timeZone)
  let until = at
  for (let day = 0; day <= daysAhead; day++) until = nextClinicDay(until, timeZone)
  let reminded = 0
  for (;;) {
    const count = await inTransaction(async () => {
      const ending = await ports.vouchers.takeEnding({ at, until, issuedBefore, limit: atOnce })
      for (const voucher of ending) await remind(ports, voucher, at)
      return ending.length
    })
    reminded += count
    if (count < atOnce) return reminded
  }
}

async function remind(ports: Ports, voucher: Voucher, at: Date): Promise<void> {
  const { timeZone, notifyMember, announceOffer } = ports
  if (!voucher.expiresAt) return
  const last = new Date(voucher.expiresAt.getTime() - 1)
  const today = clinicDay(last, timeZone) === clinicDay(at, timeZone)
  const until = today ? 'today' : spokenDay(last, timeZone)
  await notifyMember(voucher.memberId, {
    title: 'Your voucher expires soon',
    message: `${voucher.title}: ${today ? 'today is the last day to use it' : `good through ${until}`}. You’ll find it under Rewards.`,
    type: 'REMINDER',
  })
  const endsAt = voucher.expiresAt.toISOString()
  await announceOffer(voucher.memberId, { title: voucher.title, until, endsAt, ends: true })
}
