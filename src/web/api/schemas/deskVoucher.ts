import type { DeskVoucherState } from './deskVoucherState.ts'

export interface DeskVoucher {
  code: string
  title: string
  rewardValue: string
  patient: string
  email: string
  state: DeskVoucherState
  issuedAt: string
  /** @nullable */
  expiresAt: string | null
  /** @nullable */
  usedAt: string | null
  /** True if it was used today, so that a mistake can be undone. */
  canBeTakenBack: boolean
}
