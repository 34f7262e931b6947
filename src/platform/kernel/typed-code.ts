/** Without letters that are taken for digits: what is read from paper or a screen and typed. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** So many random letters, five bits each, in groups of four: 'k7qm-4xvd'. */
export function newTypedCode(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  const code = Array.from(bytes, byte => letters[byte & 31]).join('')
  return code.replaceAll(/.{4}(?!$)/g, '$&-')
}

/** A code as it was typed: without regard to case, spaces and dashes, nor to letters that look like digits. */
export const readTypedCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')

/** Whether it can be one of that length at all. */
export const isTypedCode = (read: string, length: number): boolean =>
  read.length === length && /^[0-9a-hjkmnp-tv-z]*$/.test(read)
