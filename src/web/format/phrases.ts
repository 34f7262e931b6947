const longest = 24
// Without a comma before the last one, as in all our texts.
const list = new Intl.ListFormat('en-GB')

/**
 * Phrases with dots between them. A line may end with a dot, but never begins with one, and no short phrase is split. In
 * narrow places, one with a date breaks before the date.
 */
export const phrases = (...said: readonly (string | false | null | undefined)[]): string =>
  said
    .filter(phrase => typeof phrase === 'string' && phrase !== '')
    .map(phrase => (isLeftAlone(String(phrase)) ? phrase : String(phrase).replaceAll(' ', '\u00a0')))
    .join('\u00a0· ')

const isLeftAlone = (phrase: string) => phrase.length > longest || phrase.includes('\u00a0')

/** '$25 Credit, Vitamin Drip and $100 Credit'. */
export const listed = (names: readonly string[]): string => list.format(names)
