import { fieldProblems } from '../../../form/field-problems.ts'
import { typedText } from '../../../form/typed-text.ts'
import { above0, wholeNumberIn } from '../../../form/whole-number-in.ts'
import { tierIds } from '../../../member/tier-ids.ts'
import type { Reward } from '../draft/parts.ts'
import { readPrice } from '../paste/read-price.ts'

const emptyReward = {
  title: '',
  description: '',
  pointsRequired: '',
  rewardValue: '',
  worth: '',
  icon: 'gift',
  color: 'rose',
  imageUrl: '',
  validDays: '',
  repeatDays: '',
  stock: '',
  startsOn: '',
  endsOn: '',
  Bronze: false,
  Silver: false,
  Gold: false,
  Platinum: false,
  isPaused: false,
}

export type RewardDraft = Readonly<{ [Field in keyof typeof emptyReward]: (typeof emptyReward)[Field] }>

export const keptReward = ({ id }: { id: string }) => `program:reward:${id}`

export const draftOf = (reward: Reward | undefined): RewardDraft =>
  reward
    ? {
        title: reward.title,
        description: reward.description,
        pointsRequired: String(reward.pointsRequired),
        rewardValue: reward.rewardValue,
        worth: reward.worth ?? '',
        icon: reward.icon,
        color: reward.color,
        imageUrl: reward.imageUrl ?? '',
        validDays: shown(reward.validDays),
        repeatDays: shown(reward.repeatDays),
        stock: shown(reward.stock),
        startsOn: reward.startsOn ?? '',
        endsOn: reward.endsOn ?? '',
        Bronze: reward.tiers.includes('Bronze'),
        Silver: reward.tiers.includes('Silver'),
        Gold: reward.tiers.includes('Gold'),
        Platinum: reward.tiers.includes('Platinum'),
        isPaused: reward.isPaused,
      }
    : emptyReward

export function rewardOf(draft: RewardDraft, reward: Reward | undefined): Reward {
  const title = typedText(draft.title)
  return {
    id: reward?.id ?? crypto.randomUUID(),
    isArchived: reward?.isArchived ?? false,
    title,
    description: typedText(draft.description),
    pointsRequired: wholeNumberIn(draft.pointsRequired),
    rewardValue: typedText(draft.rewardValue) || title,
    worth: (typedText(draft.worth) && readPrice(draft.worth)) || null,
    icon: draft.icon as Reward['icon'],
    color: draft.color as Reward['color'],
    imageUrl: draft.imageUrl || null,
    validDays: numberIn(draft.validDays),
    repeatDays: numberIn(draft.repeatDays),
    stock: numberIn(draft.stock),
    tiers: tierIds.filter(tier => draft[tier]),
    startsOn: draft.startsOn || null,
    endsOn: draft.endsOn || null,
    isPaused: draft.isPaused,
  }
}

const shown = (figure: number | null) => (figure === null ? '' : String(figure))
const numberIn = (typed: string) => (typedText(typed) ? wholeNumberIn(typed) : null)

export function problemsOf(draft: RewardDraft): Readonly<Record<string, string>> {
  const isAbove0 = (typed: string) => wholeNumberIn(typed) > 0
  const isWrong = (typed: string) => typedText(typed) !== '' && !isAbove0(typed)
  const { title, pointsRequired, worth, validDays, repeatDays, stock, startsOn, endsOn } = draft
  return {
    ...(!typedText(title) && { title: fieldProblems.title }),
    ...(!isAbove0(pointsRequired) && { pointsRequired: above0 }),
    ...(typedText(worth) &&
      !(Number(readPrice(worth)) > 0) && { worth: 'Please enter dollars, or leave it blank' }),
    ...(isWrong(validDays) && { validDays: 'Please enter a number of days, or leave it blank' }),
    ...(isWrong(repeatDays) && { repeatDays: 'Please enter a number of days, or leave it blank' }),
    ...(isWrong(stock) && { stock: 'Please enter a number, or leave it blank' }),
    ...(startsOn && endsOn && endsOn < startsOn && { endsOn: 'The end date is before the start date' }),
  }
}
