import { clinicDayStart } from '#platform/kernel/clinic-day.ts'
import type { LoyaltyPorts } from './ports.ts'
import { UnknownVoucher } from './refusals.ts'
import { stateOf, type Voucher, type VoucherAtDesk, writtenCode } from './vouchers.ts'

const mostShown = 20

export async function findVoucher(ports: LoyaltyPorts, code: string): Promise<VoucherAtDesk> {
  const voucher = await ports.vouchers.find(writtenCode(code))
  if (!voucher) throw new UnknownVoucher()
  const [atDesk] = await withPatients(ports, [voucher])
  return atDesk ?? { ...voucher, ...nobody, state: stateOf(voucher, ports.now()) }
}

/** Those used on this clinic day, the latest first. */
export async function listUsedVouchers(ports: LoyaltyPorts): Promise<readonly VoucherAtDesk[]> {
  const since = clinicDayStart(ports.now(), ports.timeZone)
  return withPatients(ports, await ports.vouchers.usedSince(since, mostShown))
}

const nobody = { patient: 'Former patient', email: '' }

async function withPatients(
  { namesOf, now }: LoyaltyPorts,
  vouchers: readonly Voucher[],
): Promise<readonly VoucherAtDesk[]> {
  const names = await namesOf([...new Set(vouchers.map(({ memberId }) => memberId))])
  return vouchers.map(voucher => {
    const name = names.get(voucher.memberId)
    const patient = name
      ? { patient: `${name.firstName} ${name.lastName}`.trim(), email: name.email }
      : nobody
    return { ...voucher, ...patient, state: stateOf(voucher, now()) }
  })
}
