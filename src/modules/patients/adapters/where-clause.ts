import type { Filter, SearchWord, Tier } from '../cards.ts'

/** The conditions of a statement over `patients.card`, and its parameter values. */
export function whereClause({ words, tier }: Filter) {
  const parts: string[] = []
  const values: unknown[] = []
  const value = (given: unknown) => `$${values.push(given)}`
  for (const word of words) {
    const [found, compared] = patternsOf(word).map(pattern => `${value(pattern)}::text`)
    // Appending '' keeps PostgreSQL from using the index, which would match almost every row.
    const fits = (text: string) =>
      `${text} like ${found}${compared ? ` and ${text} || '' like ${compared}` : ''}`
    const contact = word.isPhone
      ? endsWith(value(word.word))
      : `kind = 'email' and ${fits('identity.folded(value)')}`
    // One or two letters are only looked for in names.
    parts.push(word.atStart ? fits('searchable') : `(${fits('searchable')} or ${hasContact(contact)})`)
  }
  if (tier) parts.push(isOf(tier))
  return {
    values,
    value,
    add: (condition: string) => void parts.push(condition),
    text: () => (parts.length > 0 ? `where ${parts.join(' and ')}` : ''),
  }
}

const hasContact = (fits: string) => `id = any(array(select member_id from identity.contact where ${fits}))`

/** Matches the last digits, which is how patients give their number at the desk. */
const endsWith = (digits: string) => `kind = 'phone' and reverse(value) like reverse(${digits}::text) || '%'`

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
