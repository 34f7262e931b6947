import type { Filter, SearchWord, Tier } from '../cards.ts'

/** The conditions of a statement over `patients.card`, and its parameter values. */
export function whereClause({ words, tier }: Filter) {
  const parts: string[] = []
  const values: unknown[] = []
  const value = (given: unknown) => `$${values.push(given)}`
  for (const word of words) {
    const [found, compared] = patternsOf(word)
    const patterns = [found, compared].flatMap(pattern => (pattern ? [`${value(pattern)}::text`] : []))
    const named = allLike('searchable', patterns)
    const contact = contactWith(word, patterns, value)
    parts.push(contact ? `(${named} or id = any(array(${contact})))` : named)
  }
  if (tier) parts.push(isOf(tier))
  return {
    values,
    value,
    add: (condition: string) => void parts.push(condition),
    text: () => (parts.length > 0 ? `where ${parts.join(' and ')}` : ''),
  }
}

/** The first pattern uses the index. Appending '' keeps PostgreSQL from using it for the second, which is in almost every row. */
const allLike = (text: string, [found, compared]: readonly string[]) =>
  `${text} like ${found}${compared ? ` and ${text} || '' like ${compared}` : ''}`

/**
 * Members with such a contact besides their sign-in address: a phone by its last digits, which is how patients give it at the
 * desk, or an email address. One or two letters are only looked for in names.
 */
function contactWith(
  { word, isPhone, atStart }: SearchWord,
  patterns: readonly string[],
  value: (given: unknown) => string,
): string | undefined {
  if (isPhone)
    return `select member_id from identity.contact
      where kind = 'phone' and reverse(value) like reverse(${value(word)}::text) || '%'`
  if (atStart) return undefined
  const like = allLike('identity.folded(value)', patterns)
  return `select member_id from identity.contact where kind = 'email' and ${like}`
}

const isOf = (tier: Tier) =>
  tier === 'Bronze' ? "(tier is null or tier = 'Bronze')" : `(tier = '${tier}' and tier <> 'Bronze')`

/** Escapes a word for a `like` pattern. */
export const literally = (word: string) => word.replaceAll(/[\\%_]/g, '\\$&')

/**
 * A pattern for the index and, if needed, one to compare afterwards. For an email address, the index gets the part up
 * to the @: the rest is much the same for everyone.
 */
function patternsOf({ word, atStart }: SearchWord): readonly [string, string?] {
  const pattern = atStart ? `% ${literally(word)}%` : `%${literally(word)}%`
  const at = word.indexOf('@')
  return at < 3 || at === word.length - 1 ? [pattern] : [`%${literally(word.slice(0, at + 1))}%`, pattern]
}
