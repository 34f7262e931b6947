export type CardQuestion = 'birthday' | 'phone' | 'nothing'

/** The question that a printed card asks, by its code's first letter; undefined for a code from the desk's screen. */
export function questionOf(code: string): CardQuestion | undefined {
  const read = code.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, '')
  if (read.length !== 16) return undefined
  return read.startsWith('b') ? 'birthday' : read.startsWith('p') ? 'phone' : 'nothing'
}

export const asksMore = (code: string): boolean => /birthday|phone/.test(questionOf(code) ?? '')
