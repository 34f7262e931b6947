import type { SearchWord } from './cards.ts'

const mostWords = 8

/**
 * A search term for comparison: without case, accents and invisible characters. A phone number is one word, however
 * it's written.
 */
export function searchWords(search: string): readonly SearchWord[] {
  const digits = phoneDigits(search)
  if (digits) return [{ word: digits, atStart: false, isPhone: true }]
  return folded(search)
    .split(/[\s\p{Cc}]+/u)
    .filter(word => word !== '')
    .slice(0, mostWords)
    .map(word => ({ word, atStart: [...word].length < 3 }))
}

/** Three or more digits, without a national leading zero; undefined if there are letters. */
function phoneDigits(search: string): string | undefined {
  if (!/^[\s\d().+/-]+$/.test(search)) return undefined
  const digits = search.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 3 ? digits : undefined
}

// Character by character, like the database: JavaScript lowercases a Greek sigma differently at the end of a word.
function folded(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
  return Array.from(plain, letter => letter.toLowerCase()).join('')
}
