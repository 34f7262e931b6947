export type CardQuestion = 'birthday' | 'phone' | 'nothing'

/** What a printed card's code asks for, by its first letter; undefined: it is the code of the desk's screen. */
export function questionOf(code: string): CardQuestion | undefined {
  const read = code.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, '')
  if (read.length !== 16) return undefined
  return read.startsWith('b') ? 'birthday' : read.startsWith('p') ? 'phone' : 'nothing'
}

export const asksMore = (code: string): boolean => /birthday|phone/.test(questionOf(code) ?? '')
