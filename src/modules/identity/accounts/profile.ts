import type { Details } from './members.ts'
import type { AccountsPorts, Level, Patient } from './ports.ts'

/** The signed-in member's profile, for the screens. */
export interface Profile extends Patient, Details, Level {
  readonly nextReward: NextReward | null
  /** The URL of the profile photo; null without one. */
  readonly profileImageUrl: string | null
}

export interface NextReward {
  readonly title: string
  /** The reward's value, in words. */
  readonly rewardValue: string
  readonly icon: string
  readonly color: string
  readonly pointsRequired: number
  readonly pointsMissing: number
  readonly percent: number
}

export async function profileOf(
  patient: Patient & Details,
  { levelOf, photoPath }: Pick<AccountsPorts, 'levelOf' | 'photoPath'>,
): Promise<Profile> {
  return {
    ...patient,
    ...(await levelOf(patient)),
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
