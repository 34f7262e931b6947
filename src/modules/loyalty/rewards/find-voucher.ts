import { clinicDayStart } from '#platform/kernel/clinic-day.ts'
import type { RewardsPorts, UsedPlace } from './ports.ts'
import { UnknownVoucher } from './refusals.ts'
import { stateOf, type Voucher, type VoucherAtDesk, writtenCode } from './vouchers.ts'

type Ports = Pick<RewardsPorts, 'vouchers' | 'namesOf' | 'now' | 'timeZone'>

export async function findVoucher(ports: Ports, code: string): Promise<VoucherAtDesk> {
  const voucher = await ports.vouchers.find(writtenCode(code))
  if (!voucher) throw new UnknownVoucher()
  const [atDesk] = await withPatients(ports, [voucher])
  if (!atDesk) throw new UnknownVoucher()
  return atDesk
}

/** Vouchers used on this clinic day, newest first. */
export async function listUsedVouchers(
  ports: Ports,
  limit: number,
  before: UsedPlace | undefined,
): Promise<readonly VoucherAtDesk[]> {
  return withPatients(ports, await ports.vouchers.usedSince(today(ports), limit, before))
}

export const countUsedVouchers = (ports: Omit<Ports, 'namesOf'>): Promise<number> =>
  ports.vouchers.countUsedSince(today(ports))

const today = ({ now, timeZone }: Pick<RewardsPorts, 'now' | 'timeZone'>) => clinicDayStart(now(), timeZone)

const nobody = { patient: 'Former patient', email: '' }

async function withPatients(
  { namesOf, now, timeZone }: Pick<RewardsPorts, 'namesOf' | 'now' | 'timeZone'>,
  vouchers: readonly Voucher[],
): Promise<readonly VoucherAtDesk[]> {
  const names = await namesOf([...new Set(vouchers.map(({ memberId }) => memberId))])
  const since = today({ now, timeZone })
  return vouchers.map(voucher => {
    const name = names.get(voucher.memberId)
    const patient = name
      ? { patient: `${name.firstName} ${name.lastName}`.trim(), email: name.email }
      : nobody
    const canBeTakenBack = voucher.usedAt !== null && voucher.usedAt >= since
    return { ...voucher, ...patient, state: stateOf(voucher, now()), canBeTakenBack }
  })
}
