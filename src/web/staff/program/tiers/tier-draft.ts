import { fieldProblems } from '../../../form/field-problems.ts'
import { typedText } from '../../../form/typed-text.ts'
import { above0, wholeNumberIn } from '../../../form/whole-number-in.ts'
import type { Milestone, Tier } from '../draft/parts.ts'
import { readPrice } from '../paste/read-price.ts'

const emptyTier = { name: '', from: '', metal: '', perks: '' }

export type TierDraft = Readonly<typeof emptyTier>

export const keptTier = ({ id }: { id: string }) => `program:tier:${id}`

export const tierDraftOf = ({ name, from, metal, perks }: Tier): TierDraft => ({
  name,
  from: from.replace(/\.00$/, ''),
  metal,
  perks: perks.join('\n'),
})

const mostPerks = 12

const perksIn = (typed: string) =>
  typed
    .split('\n')
    .map(perk => typedText(perk))
    .filter(Boolean)

export const tierOf = (draft: TierDraft, tier: Tier): Tier => ({
  id: tier.id,
  name: typedText(draft.name),
  from: isFirst(tier) ? tier.from : (readPrice(draft.from) ?? tier.from),
  metal: draft.metal as Tier['metal'],
  perks: perksIn(draft.perks),
})

/** The tier where everyone starts. */
export const isFirst = ({ id }: Pick<Tier, 'id'>) => id === 'Bronze'

export const tierProblems =
  (tier: Tier) =>
  (draft: TierDraft): Readonly<Record<string, string>> => ({
    ...(!typedText(draft.name) && { name: fieldProblems.name }),
    ...(!isFirst(tier) &&
      !(Number(readPrice(draft.from)) > 0) && { from: 'Please enter an amount above 0, like 500' }),
    ...perksProblem(perksIn(draft.perks)),
  })

function perksProblem(perks: readonly string[]): Readonly<Record<string, string>> {
  if (perks.length > mostPerks) return { perks: `Please enter at most ${mostPerks} perks` }
  const long = perks.find(perk => perk.length > 120)
  return long ? { perks: `Please shorten “${long.slice(0, 40)}…” to 120 characters or less` } : {}
}

const emptyMilestone = { points: '', words: '' }

export type MilestoneDraft = Readonly<typeof emptyMilestone>

export const keptMilestone = ({ id }: { id: string }) => `program:milestone:${id}`

export const milestoneDraftOf = (milestone: Milestone | undefined): MilestoneDraft =>
  milestone ? { points: String(milestone.points), words: milestone.words } : emptyMilestone

export const milestoneOf = (draft: MilestoneDraft, milestone: Milestone | undefined): Milestone => ({
  id: milestone?.id ?? crypto.randomUUID(),
  points: wholeNumberIn(draft.points),
  words: typedText(draft.words),
})

export const milestoneProblems = (draft: MilestoneDraft): Readonly<Record<string, string>> =>
  wholeNumberIn(draft.points) > 0 ? {} : { points: above0 }
