import { PatientGone } from '#platform/kernel/account-gone.ts'
import { clinicDay, nextClinicMonth, spokenDay, type TimeZone } from '#platform/kernel/clinic-day.ts'
import { newId, newReadableCode } from '#platform/kernel/ids.ts'
import { tenPercentOffer } from './offers.ts'
import type { RewardsPorts } from './ports.ts'
import { OfferAlreadySent } from './refusals.ts'
import { type Voucher, type VoucherOfMember, withLook } from './vouchers.ts'

export interface SentOffer {
  readonly patient: string
  readonly voucher: VoucherOfMember
  /** The last clinic day on which it's valid, in words. */
  readonly until: string
}

type Ports = Pick<
  RewardsPorts,
  'vouchers' | 'patientById' | 'notifyMember' | 'announceOffer' | 'now' | 'timeZone'
>

export async function sendOffer(ports: Ports, memberId: string): Promise<SentOffer> {
  const { now, timeZone, vouchers } = ports
  const person = await ports.patientById(memberId)
  if (person?.role !== 'member') throw new PatientGone()
  const patient = `${person.firstName} ${person.lastName}`.trim()
  const issuedAt = now()
  const voucher = offerTo(memberId, issuedAt, timeZone)
  const month = clinicDay(issuedAt, timeZone).slice(0, 7)
  if (!(await vouchers.issueOnce(voucher, tenPercentOffer.once(month)))) throw new OfferAlreadySent(patient)

  const until = spokenDay(voucher.expiresAt, timeZone)
  await ports.notifyMember(memberId, {
    title: 'A gift for you',
    message: `${tenPercentOffer.title}. Good for one use, until ${until}. You’ll find your voucher under Rewards.`,
    type: 'PROMOTION',
  })
  await ports.announceOffer(memberId, {
    title: tenPercentOffer.title,
    until,
    endsAt: voucher.expiresAt.toISOString(),
  })
  return { patient, voucher: withLook(voucher, []), until }
}

function offerTo(
  memberId: string,
  issuedAt: Date,
  timeZone: TimeZone,
): Voucher & { readonly expiresAt: Date } {
  const { title, rewardValue } = tenPercentOffer
  return {
    id: newId(issuedAt.getTime()),
    memberId,
    goalId: null,
    title,
    rewardValue,
    code: newReadableCode(8),
    issuedAt,
    expiresAt: new Date(nextClinicMonth(issuedAt, timeZone).getTime() - 1),
    usedAt: null,
  }
}
