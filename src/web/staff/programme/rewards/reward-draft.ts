import { wholeNumberIn } from '../../../form/whole-number-in.ts'
import type { Reward } from '../draft/parts.ts'

const emptyReward = {
  title: '',
  description: '',
  pointsRequired: '',
  rewardValue: '',
  icon: 'gift',
  color: 'rose',
  validDays: '',
  isPaused: false,
}

export type RewardDraft = Readonly<{ [Field in keyof typeof emptyReward]: (typeof emptyReward)[Field] }>

export const keptReward = ({ id }: { id: string }) => `programme:reward:${id}`

export const draftOf = (reward: Reward | undefined): RewardDraft =>
  reward
    ? {
        title: reward.title,
        description: reward.description,
        pointsRequired: String(reward.pointsRequired),
        rewardValue: reward.rewardValue,
        icon: reward.icon,
        color: reward.color,
        validDays: reward.validDays === null ? '' : String(reward.validDays),
        isPaused: reward.isPaused,
      }
    : emptyReward

export function rewardOf(draft: RewardDraft, reward: Reward | undefined): Reward {
  const title = draft.title.trim()
  return {
    id: reward?.id ?? crypto.randomUUID(),
    isArchived: reward?.isArchived ?? false,
    title,
    description: draft.description.trim(),
    pointsRequired: wholeNumberIn(draft.pointsRequired),
    rewardValue: draft.rewardValue.trim() || title,
    icon: draft.icon as Reward['icon'],
    color: draft.color as Reward['color'],
    validDays: draft.validDays.trim() ? wholeNumberIn(draft.validDays) : null,
    isPaused: draft.isPaused,
  }
}

export function problemsOf(draft: RewardDraft): Readonly<Record<string, string>> {
  const isAbove0 = (typed: string) => wholeNumberIn(typed) > 0
  return {
    ...(!draft.title.trim() && { title: 'Please enter a title' }),
    ...(!isAbove0(draft.pointsRequired) && { pointsRequired: 'Please enter a whole number above 0' }),
    ...(draft.validDays.trim() &&
      !isAbove0(draft.validDays) && { validDays: 'Please enter a number of days, or nothing' }),
  }
}
