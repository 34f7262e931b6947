import { archived, offeredIn, points, problemsOfNames, problemsOfPoints, text, withMissing } from './lists.ts'
import type { ListRule, PartRules } from './part-rules.ts'

export interface RewardsContents {
  readonly rewards: readonly Reward[]
}

interface Reward {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly pointsRequired: number
  readonly rewardValue: string
  readonly icon: string
  readonly color: string
  /** How many clinic days after the claim's a voucher ends; null: it does not. */
  readonly validDays: number | null
  readonly isPaused: boolean
  readonly isArchived: boolean
}

interface Document {
  readonly rewards: RewardsContents
}

const rewards: ListRule<Document> = {
  kind: 'reward',
  itemsOf: document => document.rewards.rewards as readonly never[],
  nameOf: ({ title }) => String(title),
  isAway: ({ isArchived }) => isArchived === true,
  fields: {
    title: text('title'),
    description: text('description'),
    pointsRequired: points,
    rewardValue: text('worth'),
    icon: text('icon'),
    color: text('colour'),
    validDays: {
      label: 'valid',
      shown: (days: number | null) => (days === null ? 'without end' : `for ${days} days`),
    },
    isPaused: {
      label: 'paused',
      shown: (isPaused: boolean) => (isPaused ? 'paused' : 'no longer paused'),
      speaksForItself: true,
    },
  },
  worsens: {
    of: 'reward',
    field: 'pointsRequired',
    worse: 'higher',
    isOffered: ({ isArchived, isPaused }) => isArchived !== true && isPaused !== true,
  },
}

export const rewardsRules: PartRules<RewardsContents, Document> = {
  blank: { rewards: [] },
  completed: kept => kept,
  keepWhatWas: (inForce, edited) => ({ rewards: withMissing(inForce.rewards, edited.rewards, archived) }),
  problemsOf: ({ rewards: { rewards: all } }) => [
    ...problemsOfNames(
      'reward',
      offeredIn(all).map(([n, { title }]) => ({ name: title, path: `rewards.${n}.title` })),
    ),
    ...offeredIn(all).flatMap(([n, { pointsRequired, rewardValue }]) => [
      ...problemsOfPoints(`rewards.${n}.pointsRequired`, pointsRequired),
      ...(rewardValue.trim() === ''
        ? [{ path: `rewards.${n}.rewardValue`, message: 'Please say what this reward is worth.' }]
        : []),
    ]),
  ],
  toDo: ({ rewards: { rewards: all } }) =>
    offeredIn(all).some(([, { isPaused }]) => !isPaused) ? undefined : 'Add a reward',
  lists: [rewards],
}
