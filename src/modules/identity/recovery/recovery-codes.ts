/** So many a person gets at once. */
export const howMany = 10

/** Without letters that are taken for digits: what is read from paper. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 16

/** 'k7qm-4xvd-92hp-3wts': 80 random bits, which nobody could guess, nor find from a quick hash (D-282). */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  const code = Array.from(bytes, byte => letters[byte & 31]).join('')
  return code.replaceAll(/.{4}(?!$)/g, '$&-')
}

/** A code as it was typed: without regard to case, spaces and dashes, nor to letters that look like digits. */
export const readRecoveryCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')

/** Whether it can be one at all. */
export const isRecoveryCode = (read: string): boolean => /^[0-9a-hjkmnp-tv-z]{16}$/.test(read)
