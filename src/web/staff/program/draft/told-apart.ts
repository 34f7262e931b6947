const most = 80

/** Shortens two texts to fit a list, both at the same character, so that their difference stays visible (D-171). */
export function toldApart(one: string, other: string): readonly [string, string] {
  const from = beginningFor(one, other)
  return [cut(one, from), cut(other, from)]
}

/** The start of the excerpt: a word shortly before the difference, if that comes late. */
function beginningFor(one: string, other: string): number {
  const at = firstDifference(one, other)
  if (at < most / 2 || Math.max(one.length, other.length) <= most) return 0
  const word = one.lastIndexOf(' ', at - most / 4) + 1
  return word > at - most / 2 ? word : at - most / 4
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

function cut(text: string, from: number): string {
  if (from === 0 && text.length <= most) return text
  const part = text.slice(from, from + most - 3)
  return `${from > 0 ? '…' : ''}${wholeLetters(part)}${from + part.length < text.length ? '…' : ''}`
}

/** Half an emoji would show as a question mark. */
const wholeLetters = (part: string) => part.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
