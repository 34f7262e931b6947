import type { RewardsContentsRewardsItemColor } from './rewardsContentsRewardsItemColor.ts'
import type { RewardsContentsRewardsItemIcon } from './rewardsContentsRewardsItemIcon.ts'
import type { RewardsContentsRewardsItemTiersItem } from './rewardsContentsRewardsItemTiersItem.ts'

export type RewardsContentsRewardsItem = {
  /** Made by whoever adds it; it stays for ever. */
  id: string
  /** @maxLength 120 */
  title: string
  /** @maxLength 600 */
  description: string
  /**
   * @minimum 0
   * @maximum 10000000
   */
  pointsRequired: number
  /**
   * What it is worth, in words.
   * @maxLength 120
   */
  rewardValue: string
  /**
   * In dollars; counts for what points are worth.
   * @nullable
   * @pattern ^\d{1,6}(?:\.\d{1,2})?$
   */
  worth: string | null
  icon: RewardsContentsRewardsItemIcon
  color: RewardsContentsRewardsItemColor
  /**
   * An uploaded picture, which stands instead of the icon; null: none.
   * @nullable
   * @pattern ^\/api\/pictures\/[\da-f]{32}-800\.webp$
   */
  imageUrl?: string | null
  /**
   * How many days after the claim’s the voucher ends; null: it does not.
   * @minimum 1
   * @maximum 3650
   * @nullable
   */
  validDays: number | null
  /**
   * How many days after a claim the next one is; null: it is claimed once.
   * @minimum 1
   * @maximum 3650
   * @nullable
   */
  repeatDays: number | null
  /**
   * How often it can be claimed in all, from its publication on.
   * @minimum 1
   * @maximum 1000000
   * @nullable
   */
  stock: number | null
  /**
   * Whose it is; empty: everybody’s.
   * @maxItems 4
   */
  tiers: RewardsContentsRewardsItemTiersItem[]
  /**
   * The first day of the clinic on which it is there.
   * @nullable
   */
  startsOn: string | null
  /**
   * The last one.
   * @nullable
   */
  endsOn: string | null
  isPaused: boolean
  /** Put away: it stays for what names it, and can come back. */
  isArchived: boolean
}
