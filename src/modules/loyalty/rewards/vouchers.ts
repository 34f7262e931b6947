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

/** A voucher with the look of its reward, if it has one. */
export interface VoucherOfMember extends Voucher {
  readonly icon: string | null
  readonly color: string | null
  readonly imageUrl: string | null
}

/** If the clinic has removed the reward, the voucher has no look. */
export function withLook(voucher: Voucher, goals: readonly Goal[]): VoucherOfMember {
  const { icon = null, color = null, imageUrl = null } = goals.find(({ id }) => id === voucher.goalId) ?? {}
  return { ...voucher, icon, color, imageUrl }
}

/** A voucher with its owner and what the desk can do with it. */
export interface VoucherAtDesk extends Voucher {
  readonly patient: string
  readonly email: string
  readonly state: 'ready' | 'used' | 'expired'
  /** It was used on this clinic day, so a mistake can be undone. */
  readonly canBeTakenBack: boolean
}

/** A code as typed or scanned, with the actor. */
export interface PresentedVoucher {
  readonly code: string
  /** 'staff:' plus the person's ID. */
  readonly actor: string
}

/** The code as stored: case, spaces and dashes don't matter. */
export const writtenCode = (typed: string) => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

export function stateOf({ usedAt, expiresAt }: Voucher, at: Date): VoucherAtDesk['state'] {
  if (usedAt) return 'used'
  return expiresAt && expiresAt <= at ? 'expired' : 'ready'
}
