const mostLinks = 50

/** The web addresses in a text, without duplicates and trailing punctuation; fifty at most. */
export function linksIn(text: string): readonly string[] {
  const found = text.match(/\bhttps?:\/\/[^\s<>"']+/gi) ?? []
  const addresses = found.map(withoutEnd).filter(address => URL.canParse(address))
  return [...new Set(addresses)].slice(0, mostLinks)
}

function withoutEnd(address: string): string {
  const bare = address.replace(/[.,;:!?]+$/, '')
  return bare.endsWith(')') && !bare.includes('(') ? withoutEnd(bare.slice(0, -1)) : bare
}

/** One paragraph per line, without empty ones. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')

/**
 * Invisible characters: spaces of every kind, control and format characters such as a zero-width space or a byte order
 * mark, accents without a letter, the empty Braille cell. For use in a character class with the `u` flag.
 */
export const invisible = String.raw`\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800`

const blank = new RegExp(`^[${invisible}]*$`, 'u')

/** Trimmed text; empty if nothing in it is visible. */
export const visibleText = (text: string): string => (blank.test(text) ? '' : text.trim())
