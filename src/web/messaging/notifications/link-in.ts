/** Splits a message into its text and its last link, which becomes a button. */
export function linkIn(message: string): { words: string; href?: string } {
  const href = message
    .match(/https?:\/\/[^\s<>"]+/g)
    ?.at(-1)
    ?.replace(/[.,;:!?)]+$/, '')
  if (!href || !URL.canParse(href)) return { words: message }
  const words = message
    .replace(href, '')
    .replaceAll(/\s+([.,;:!?])/g, '$1')
    .trim()
  return { words: words.replace(/:$/, '.'), href }
}
