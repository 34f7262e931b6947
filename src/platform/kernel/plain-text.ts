const mostLinks = 50

/** The web addresses in a text, each once and fifty at most; what ends the sentence behind one is no part of it. */
export function linksIn(text: string): readonly string[] {
  const found = text.match(/\bhttps?:\/\/[^\s<>"']+/gi) ?? []
  const addresses = found.map(withoutEnd).filter(address => URL.canParse(address))
  return [...new Set(addresses)].slice(0, mostLinks)
}

function withoutEnd(address: string): string {
  const bare = address.replace(/[.,;:!?]+$/, '')
  return bare.endsWith(')') && !bare.includes('(') ? withoutEnd(bare.slice(0, -1)) : bare
}

/** Its lines become paragraphs; empty ones are none. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')

/**
 * What no screen shows by itself: spaces of every kind, control and format characters such as a zero-width space or a
 * byte order mark, accents without a letter, the empty Braille cell. For the inside of a character class with the flag u.
 */
export const invisible = String.raw`\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800`

const blank = new RegExp(`^[${invisible}]*$`, 'u')

/** A text without the spaces around it; one in which there is nothing to see is empty. */
export const visibleText = (text: string): string => (blank.test(text) ? '' : text.trim())
