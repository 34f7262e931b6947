import { dollars } from '#platform/kernel/money.ts'
import { pointsText } from '#platform/kernel/points.ts'
import { higher, points, problemsOfNames, problemsOfPoints, text } from './lists.ts'
import type { Field, ListRule, PartRules, Problem } from './part-rules.ts'

export const tierIds = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const
export const metals = ['bronze', 'silver', 'gold', 'platinum'] as const

export interface TiersContents {
  /** All four, in rising order. */
  readonly tiers: readonly Tier[]
  /** In rising order. */
  readonly milestones: readonly Milestone[]
}

interface Tier {
  readonly id: (typeof tierIds)[number]
  /** The displayed name. */
  readonly name: string
  /** The total spend at which it starts. */
  readonly fromCents: number
  /** The card's material. */
  readonly metal: (typeof metals)[number]
  readonly perks: readonly string[]
}

interface Milestone {
  readonly id: string
  readonly points: number
  /** The celebration's message; empty for the app's default. */
  readonly words: string
}

interface Document {
  readonly tiers: TiersContents
}

const specified = (id: Tier['id'], fromCents: number, metal: Tier['metal']): Tier => ({
  id,
  name: id,
  fromCents,
  metal,
  perks: [],
})

/** The specification's tiers (D-18, D-38). */
const blank: TiersContents = {
  tiers: [
    specified('Bronze', 0, 'bronze'),
    specified('Silver', 500_00, 'silver'),
    specified('Gold', 2000_00, 'gold'),
    specified('Platinum', 5000_00, 'platinum'),
  ],
  milestones: [25, 50, 100, 200, 500, 1000, 2000, 5000].map((each, n) => ({
    id: `0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e0${n + 1}`,
    points: each,
    words: '',
  })),
}

const perksShown: Field<unknown> = {
  label: 'perks',
  shown: (perks: readonly string[]) => perks.join(', ') || 'none',
}

const heard = (perk: string) => perk.toLocaleLowerCase('en').replaceAll(/[^\p{L}\p{N}%$€]/gu, '')

/** The removed perks, ignoring spelling differences and order. */
export const perksGone = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const kept = new Set(after.map(heard))
  return before.filter(perk => !kept.has(heard(perk)))
}

const tiers: ListRule<Document> = {
  kind: 'tier',
  itemsOf: document => document.tiers.tiers as readonly never[],
  nameOf: ({ name }) => String(name),
  isAway: () => false,
  fields: {
    name: text('name'),
    fromCents: { label: 'from', shown: (cents: number) => dollars(cents) },
    metal: text('metal'),
    perks: perksShown,
  },
  worsens: [
    { of: 'tier', field: 'fromCents', isWorse: higher, isOffered: () => true },
    {
      of: 'perk',
      field: 'perks',
      isWorse: (before, after) => perksGone(before as string[], after as string[]).length > 0,
      isOffered: () => true,
    },
  ],
}

const milestones: ListRule<Document> = {
  kind: 'milestone',
  itemsOf: document => document.tiers.milestones as readonly never[],
  nameOf: item => pointsText(Number(item['points'])),
  isAway: () => false,
  isSorted: true,
  fields: { points, words: text('words') },
}

const rising = (list: TiersContents['milestones']) => [...list].sort((a, b) => a.points - b.points)

export const tiersRules: PartRules<TiersContents, Document> = {
  blank,
  completed: kept => kept,
  keepWhatWas: (published, edited) => ({
    tiers: published.tiers.map(tier => edited.tiers.find(({ id }) => id === tier.id) ?? tier),
    milestones: rising(edited.milestones),
  }),
  problemsOf: ({ tiers: contents }) => [
    ...problemsOfNames(
      'tier',
      contents.tiers.map(({ name }, n) => ({ name, path: `tiers.${n}.name` })),
    ),
    ...problemsOfThresholds(contents.tiers),
    ...problemsOfMilestones(contents.milestones),
  ],
  toDo: ({ tiers: { tiers: all } }) =>
    all.slice(1).some(({ perks }) => perks.length === 0) ? 'Add tier perks' : undefined,
  lists: [tiers, milestones],
}

const problemsOfThresholds = (all: readonly Tier[]): readonly Problem[] =>
  all.flatMap(({ name, fromCents }, n) => {
    const path = `tiers.${n}.fromCents`
    const below = all[n - 1]
    if (!below)
      return fromCents === 0 ? [] : [{ path, message: `Everyone starts at ${name}, so it begins at $0.` }]
    if (fromCents > below.fromCents) return []
    return [{ path, message: `${name} must require more than ${below.name}.` }]
  })

const problemsOfMilestones = (all: readonly Milestone[]): readonly Problem[] =>
  all.flatMap((milestone, n) => {
    const path = `milestones.${n}.points`
    if (all.findIndex(each => each.points === milestone.points) === n)
      return problemsOfPoints(path, milestone.points)
    return [
      { path, message: `Two milestones are both at ${pointsText(milestone.points)}. Please change one.` },
    ]
  })
