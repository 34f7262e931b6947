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
