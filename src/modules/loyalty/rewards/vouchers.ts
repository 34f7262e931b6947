import type { Goal } from './goals.ts'

export interface Voucher {
  readonly id: string
  readonly memberId: string
  readonly goalId: string | null
  readonly title: string
  readonly rewardValue: string
  /** Short enough to read out at the desk; unique. */
  readonly code: string
  readonly issuedAt: Date
  readonly expiresAt: Date | null
  readonly usedAt: Date | null
}

/** A voucher with the look of the reward that it is for; one that is for no reward has none. */
export interface VoucherOfMember extends Voucher {
  readonly icon: string | null
  readonly color: string | null
  readonly imageUrl: string | null
}

/** A reward that the clinic no longer has leaves its vouchers without a look. */
export function withLook(voucher: Voucher, goals: readonly Goal[]): VoucherOfMember {
  const { icon = null, color = null, imageUrl = null } = goals.find(({ id }) => id === voucher.goalId) ?? {}
  return { ...voucher, icon, color, imageUrl }
}

/** A voucher with whose it is and what can be done with it now. */
export interface VoucherAtDesk extends Voucher {
  readonly patient: string
  readonly email: string
  readonly state: 'ready' | 'used' | 'expired'
  /** It was used on this clinic day, so that you can undo a mistake. */
  readonly canBeTakenBack: boolean
}

/** A code as somebody typed or scanned it, and who did. */
export interface PresentedVoucher {
  readonly code: string
  /** 'staff:' plus the person's id. */
  readonly actor: string
}

/** A code as it is kept: case, spaces and dashes make no difference to people. */
export const writtenCode = (typed: string) => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

export function stateOf({ usedAt, expiresAt }: Voucher, at: Date): VoucherAtDesk['state'] {
  if (usedAt) return 'used'
  return expiresAt && expiresAt <= at ? 'expired' : 'ready'
}
