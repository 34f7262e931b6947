import { dollars } from '#platform/kernel/money.ts'
import { figure } from '#platform/kernel/points.ts'
import {
  archived,
  higher,
  offeredIn,
  points,
  problemsOfCount,
  problemsOfNames,
  problemsOfPoints,
  text,
  withMissing,
} from './lists.ts'
import type { Field, ListRule, PartRules } from './part-rules.ts'
import type { TiersContents } from './tiers.ts'

export interface RewardsContents {
  readonly rewards: readonly Reward[]
}

interface Reward {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly pointsRequired: number
  /** The value in words, as printed on the voucher. */
  readonly rewardValue: string
  readonly worthCents: number | null
  readonly icon: string
  readonly color: string
  /** An uploaded picture, shown instead of the icon. */
  readonly imageUrl: string | null
  /** The voucher expires this many clinic days after the claim; null if it never expires. */
  readonly validDays: number | null
  /** Can be claimed again after this many clinic days; null if only once. */
  readonly repeatDays: number | null
  /** How many claims are allowed in all, counted from publication; null for no limit. */
  readonly stock: number | null
  /** The tiers that can claim it; empty for all. */
  readonly tiers: readonly string[]
  /** The first and last clinic day, 'YYYY-MM-DD'. */
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly isPaused: boolean
  readonly isArchived: boolean
}

interface Document {
  readonly rewards: RewardsContents
  readonly tiers: TiersContents
}

/** Shows tiers by the names that the clinic gave them. */
const tierNames: Field<Document> = {
  label: 'for',
  shown: (ids: readonly string[], { tiers: { tiers } }) =>
    ids.map(id => tiers.find(tier => tier.id === id)?.name ?? id).join(', ') || 'everyone',
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
    rewardValue: text('value'),
    worthCents: {
      label: 'dollar value',
      shown: (cents: number | null) => (cents === null ? 'not set' : dollars(cents)),
    },
    icon: text('icon'),
    color: text('color'),
    imageUrl: {
      label: 'picture',
      shown: (path: string | null) => (path === null ? 'no picture' : 'a new picture'),
      speaksForItself: true,
    },
    validDays: {
      label: 'valid',
      shown: (days: number | null) => (days === null ? 'indefinitely' : `for ${days} days`),
    },
    repeatDays: {
      label: 'claimed',
      shown: (days: number | null) => (days === null ? 'once' : `again after ${days} days`),
    },
    stock: {
      label: 'quantity',
      shown: (stock: number | null) => (stock === null ? 'unlimited' : figure(stock)),
    },
    tiers: tierNames,
    startsOn: text('from'),
    endsOn: text('until'),
    isPaused: {
      label: 'paused',
      shown: (isPaused: boolean) => (isPaused ? 'paused' : 'no longer paused'),
      speaksForItself: true,
    },
  },
  worsens: [
    {
      of: 'reward',
      field: 'pointsRequired',
      isWorse: higher,
      isOffered: ({ isArchived, isPaused }) => isArchived !== true && isPaused !== true,
    },
  ],
}

const mostInUse = 300

/** Defaults for rewards stored before these fields existed. */
const unsaid = {
  worthCents: null,
  imageUrl: null,
  repeatDays: null,
  stock: null,
  tiers: [],
  startsOn: null,
  endsOn: null,
} satisfies Partial<Reward>

export const rewardsRules: PartRules<RewardsContents, Document> = {
  blank: { rewards: [] },
  completed: kept => ({ rewards: kept.rewards.map(reward => ({ ...unsaid, ...reward })) }),
  keepWhatWas: (published, edited) => ({ rewards: withMissing(published.rewards, edited.rewards, archived) }),
  restored: (published, { rewards }) => {
    const paused = new Set(published.rewards.filter(({ isPaused }) => isPaused).map(({ id }) => id))
    return { rewards: rewards.map(each => (paused.has(each.id) ? { ...each, isPaused: true } : each)) }
  },
  problemsOf: ({ rewards: { rewards: all } }) => [
    ...problemsOfCount(
      offeredIn(all).map(([n]) => `rewards.${n}.title`),
      mostInUse,
    ),
    ...problemsOfNames(
      'reward',
      offeredIn(all).map(([n, { title }]) => ({ name: title, path: `rewards.${n}.title` })),
    ),
    ...offeredIn(all).flatMap(([n, { pointsRequired, rewardValue, startsOn, endsOn }]) => [
      ...problemsOfPoints(`rewards.${n}.pointsRequired`, pointsRequired),
      ...(rewardValue.trim() === ''
        ? [{ path: `rewards.${n}.rewardValue`, message: 'Please enter what this reward is worth.' }]
        : []),
      ...(startsOn && endsOn && endsOn < startsOn
        ? [{ path: `rewards.${n}.endsOn`, message: 'The end date is before the start date.' }]
        : []),
    ]),
  ],
  toDo: ({ rewards: { rewards: all } }) =>
    offeredIn(all).some(([, { isPaused }]) => !isPaused) ? undefined : 'Add a reward',
  lists: [rewards],
}
