import { tierIds } from '../member/tier-ids.ts'
import { tierName } from '../member/tiers.ts'

/** The tiers by the clinic's names, to choose from. */
export const tierChoices = tierIds.map(value => ({ value, label: tierName(value) }))

/** The members of each tier, as an audience. */
export const membersOfTiers = tierChoices.map(({ value, label }) => ({
  value: `VIP_${value.toUpperCase() as Uppercase<typeof value>}` as const,
  label: `${label} members`,
}))
