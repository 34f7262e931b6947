/** No letters that look like digits: people read these codes from paper or a screen and type them. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** Random letters, five bits each, in groups of four: 'k7qm-4xvd'. */
export function newTypedCode(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  const code = Array.from(bytes, byte => letters[byte & 31]).join('')
  return code.replaceAll(/.{4}(?!$)/g, '$&-')
}

/** A typed code, normalized: ignores case, spaces and dashes, and accepts letters that look like digits. */
export const readTypedCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')

/** Whether it has the right form for a code of that length. */
export const isTypedCode = (read: string, length: number): boolean =>
  read.length === length && /^[0-9a-hjkmnp-tv-z]*$/.test(read)
