/**
 * Converts a written amount to the menu's format: '1,250.00', '1.250,00 €', '$650' or 'from $200' to '1250.00'.
 * Undefined if it isn't a single amount.
 */
export function readPrice(text: string): string | undefined {
  const amount = bare(text)
  if (!/^\d[\d.,' ]*$/.test(amount)) return undefined
  const digits = amount.replaceAll(/[' ]/g, '')
  const [whole, cents] = parts(digits)
  if (whole === undefined || whole.length > 6) return undefined
  return `${Number(whole)}.${(cents ?? '').padEnd(2, '0')}`
}

const around =
  /^(?:from|ab|starting at|starts at|approx\.?|ca\.?)\s+|(?:\s*(?:each|per session|and up|\+))$/gi

const currencies = /\s*(?:US\$|USD|EUR|CHF|GBP|[$€£])\s*/gi

const bare = (text: string) =>
  text
    .trim()
    .replaceAll(around, '')
    .replaceAll(currencies, '')
    .replace(/[.,](?:-|–|—)+$/, '')
    .trim()

/**
 * Splits dollars and cents: the last separator is decimal if one or two digits follow it, and otherwise groups
 * thousands.
 */
function parts(digits: string): readonly [string | undefined, string?] {
  const [, before = '', sign, cents = ''] = /^(.*)([.,])(\d{1,2})$/.exec(digits) ?? []
  if (sign === undefined) return [ungrouped(digits)]
  const other = sign === '.' ? ',' : '.'
  // '1,25,00' and '1.25.00' are neither.
  if (before.includes(sign)) return [undefined]
  return [before.includes(other) ? ungrouped(before) : /^\d+$/.test(before) ? before : undefined, cents]
}

/** '1,250' and '1.250.000' without their separators; undefined if these don't group thousands. */
function ungrouped(digits: string): string | undefined {
  if (/^\d+$/.test(digits)) return digits
  return /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(digits) ? digits.replaceAll(/[.,]/g, '') : undefined
}

export const priceNeeded = 'Please enter a price, like 650'
