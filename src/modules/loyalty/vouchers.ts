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
