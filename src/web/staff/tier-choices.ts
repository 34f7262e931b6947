import { tierIds } from '../member/tier-ids.ts'
import { tierName } from '../member/tiers.ts'

export const tierChoices = tierIds.map(value => ({ value, label: tierName(value) }))

export const membersOfTiers = tierChoices.map(({ value, label }) => ({
  value: `VIP_${value.toUpperCase() as Uppercase<typeof value>}` as const,
  label: `${label} members`,
}))
