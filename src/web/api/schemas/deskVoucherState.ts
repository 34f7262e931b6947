export type DeskVoucherState = (typeof DeskVoucherState)[keyof typeof DeskVoucherState]

export const DeskVoucherState = {
  ready: 'ready',
  used: 'used',
  expired: 'expired',
} as const
