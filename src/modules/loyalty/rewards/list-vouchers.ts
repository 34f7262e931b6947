import type { RewardsPorts } from './ports.ts'
import { type VoucherOfMember, withLook } from './vouchers.ts'

export async function listVouchers(
  { vouchers, goals }: Pick<RewardsPorts, 'vouchers' | 'goals'>,
  memberId: string,
): Promise<readonly VoucherOfMember[]> {
  const [own, all] = await Promise.all([vouchers.of(memberId), goals.all()])
  return own.map(voucher => withLook(voucher, all))
}
