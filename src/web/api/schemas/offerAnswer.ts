import type { Voucher } from './voucher.ts'

export interface OfferAnswer {
  message: string
  voucher: Voucher
}
