import type { SearchWord } from './cards.ts'

const mostWords = 8

/** A search term as it's compared: without case, accents and invisible characters. */
export function searchWords(search: string): readonly SearchWord[] {
  return folded(search)
    .split(/[\s\p{Cc}]+/u)
    .filter(word => word !== '')
    .slice(0, mostWords)
    .map(word => ({ word, atStart: [...word].length < 3 }))
}

// Letter by letter, as the database does it: JavaScript writes a Greek sigma differently at the end of a word.
function folded(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
  return Array.from(plain, letter => letter.toLowerCase()).join('')
}
