export interface Voucher {
  id: string
  /** @nullable */
  goalId: string | null
  title: string
  rewardValue: string
  /**
   * The reward’s icon; null if the voucher isn’t for a reward.
   * @nullable
   */
  icon: string | null
  /** @nullable */
  color: string | null
  /**
   * The clinic’s own picture; null if the icon is used.
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
