import type { AccountsPorts, Patient, TierProgress } from './ports.ts'

/** What the screens know of the signed-in member. */
export interface Profile extends Patient {
  readonly milestonesReached: readonly number[]
  readonly tierProgress: TierProgress
  readonly nextReward: NextReward | null
  /** Where the app finds the profile photo; null without one. */
  readonly profileImageUrl: string | null
}

export interface NextReward {
  readonly title: string
  /** What it is worth, in words. */
  readonly rewardValue: string
  readonly icon: string
  readonly color: string
  readonly pointsRequired: number
  readonly pointsMissing: number
  readonly percent: number
}

export function profileOf(
  patient: Patient,
  {
    tierProgress,
    milestonesReached,
    photoPath,
  }: Pick<AccountsPorts, 'tierProgress' | 'milestonesReached' | 'photoPath'>,
): Profile {
  return {
    ...patient,
    milestonesReached: milestonesReached(patient.peakBalance),
    tierProgress: tierProgress(patient.tier, patient.totalSpentCents),
    nextReward: nextReward(patient),
    profileImageUrl: patient.photoVersion && photoPath(patient.photoVersion),
  }
}

function nextReward(patient: Patient): NextReward | null {
  const { nextRewardTitle, nextRewardPoints, pointsBalance } = patient
  if (nextRewardTitle === null || nextRewardPoints === null) return null
  return {
    title: nextRewardTitle,
    rewardValue: patient.nextRewardValue ?? '',
    icon: patient.nextRewardIcon ?? '',
    color: patient.nextRewardColor ?? '',
    pointsRequired: nextRewardPoints,
    pointsMissing: Math.max(0, nextRewardPoints - pointsBalance),
    percent: Math.min(100, Math.floor((pointsBalance / nextRewardPoints) * 100)),
  }
}
