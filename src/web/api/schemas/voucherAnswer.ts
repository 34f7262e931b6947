export interface VoucherAnswer {
  message: string
}
