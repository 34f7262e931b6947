import type { PresentPatientBirthday } from './presentPatientBirthday.ts'
import type { PresentPatientReadyVouchersItem } from './presentPatientReadyVouchersItem.ts'
import type { PresentPatientVipTier } from './presentPatientVipTier.ts'

export interface PresentPatient {
  id: string
  name: string
  email: string
  vipTier: PresentPatientVipTier
  pointsBalance: number
  /** The latest check-in of the day. */
  checkedInAt: string
  /** @nullable */
  birthday: PresentPatientBirthday
  /** Rewards that the member has enough points for, most expensive first. */
  claimableRewards: string[]
  /** Vouchers that can be used now, the soonest to expire first. */
  readyVouchers: PresentPatientReadyVouchersItem[]
  pendingRequests: number
  /** Whether a valid intake is on file. */
  hasIntake: boolean
}
