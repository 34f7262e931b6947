import type { Filter, SearchWord, Tier } from '../cards.ts'

/** The conditions of one statement over `patients.card`, and the values that its parameters stand for. */
export function whereClause({ words, tier }: Filter) {
  const parts: string[] = []
  const values: unknown[] = []
  const value = (given: unknown) => `$${values.push(given)}`
  for (const word of words) {
    const [found, compared] = patternsOf(word)
    const named = `searchable like ${value(found)}::text`
    parts.push(word.isPhone ? `(${named} or ${hasPhone(value(word.word))})` : named)
    // Joined to an empty text, so that no index is asked: it would be looked through for what nearly everybody has.
    if (compared) parts.push(`searchable || '' like ${value(compared)}::text`)
  }
  if (tier) parts.push(isOf(tier))
  return {
    values,
    value,
    add: (condition: string) => void parts.push(condition),
    text: () => (parts.length > 0 ? `where ${parts.join(' and ')}` : ''),
  }
}

/** By the last digits, as patients say them at the desk. */
const hasPhone = (digits: string) => `id = any(array(
    select member_id from identity.contact where kind = 'phone' and reverse(value) like reverse(${digits}::text) || '%'
  ))`

const isOf = (tier: Tier) =>
  tier === 'Bronze' ? "(tier is null or tier = 'Bronze')" : `(tier = '${tier}' and tier <> 'Bronze')`

/** As a part of a pattern that stands for nothing but itself. */
export const literally = (word: string) => word.replaceAll(/[\\%_]/g, '\\$&')

/**
 * What the index is asked for, and what is compared besides. Of an address, the index is asked up to its @: what comes after
 * it is nearly the same for everybody.
 */
function patternsOf({ word, atStart }: SearchWord): readonly [string, string?] {
  const pattern = atStart ? `% ${literally(word)}%` : `%${literally(word)}%`
  const at = word.indexOf('@')
  return at < 3 || at === word.length - 1 ? [pattern] : [`%${literally(word.slice(0, at + 1))}%`, pattern]
}
