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
  /** What the balance pays for, the dearest first. */
  claimableRewards: string[]
  /** What can be used now, what ends first before the rest. */
  readyVouchers: PresentPatientReadyVouchersItem[]
  pendingRequests: number
  /** One that still stands. */
  hasIntake: boolean
}
