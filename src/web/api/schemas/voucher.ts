export interface Voucher {
  id: string
  /** @nullable */
  goalId: string | null
  title: string
  rewardValue: string
  /**
   * The reward’s own; null for what is no reward.
   * @nullable
   */
  icon: string | null
  /** @nullable */
  color: string | null
  /**
   * The clinic’s own picture of it; null: its icon stands for it.
   * @nullable
   */
  imageUrl: string | null
  code: string
  issuedAt: string
  /** @nullable */
  expiresAt: string | null
  /** @nullable */
  usedAt: string | null
}
