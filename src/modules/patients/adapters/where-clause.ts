import type { Filter, SearchWord, Tier } from '../cards.ts'

/** The conditions of one statement over `patients.card`, and the values that its parameters stand for. */
export function whereClause({ words, tier }: Filter) {
  const parts: string[] = []
  const values: unknown[] = []
  const value = (given: unknown) => `$${values.push(given)}`
  for (const word of words) parts.push(`searchable like ${value(patternOf(word))}::text`)
  if (tier) parts.push(isOf(tier))
  return {
    values,
    value,
    add: (condition: string) => void parts.push(condition),
    text: () => (parts.length > 0 ? `where ${parts.join(' and ')}` : ''),
  }
}

const isOf = (tier: Tier) =>
  tier === 'Bronze' ? "(tier is null or tier = 'Bronze')" : `(tier = '${tier}' and tier <> 'Bronze')`

/** As a part of a pattern that stands for nothing but itself. */
export const literally = (word: string) => word.replaceAll(/[\\%_]/g, '\\$&')

function patternOf({ word, atStart }: SearchWord): string {
  return atStart ? `% ${literally(word)}%` : `%${literally(word)}%`
}
