/** The words of a message, and the last link in it, which is a button there. */
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
