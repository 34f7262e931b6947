import type { Shown } from './shown.ts'

/** Which of these words no one of those who show them checks. */
export const unchecked = (words: readonly string[], by: readonly Shown[]): readonly string[] =>
  words.filter(word => !by.some(({ texts }) => texts.some(text => holds(text, word))))

/** The words stand in the text, and don't begin or end in the middle of another word: "50" does not stand in "500". */
function holds(text: string, words: string): boolean {
  const quoted = words.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  return new RegExp(`(?<!\\w(?=\\w))${quoted}(?!(?<=\\w)\\w)`).test(text)
}
