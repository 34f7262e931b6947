import type { Voucher } from './voucher.ts'

export interface RedemptionAnswer {
  message: string
  voucher: Voucher
}
