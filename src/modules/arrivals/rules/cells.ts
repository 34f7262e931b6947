import { invisible } from '#platform/kernel/plain-text.ts'

const edges = new RegExp(`^[${invisible}]+|[${invisible}]+$`, 'gu')

/** A cell without invisible characters at its ends. */
export const bare = (cell: string): string => cell.replaceAll(edges, '')

const nothing =
  /^(?:-+|–|—|\.+|\?+|n\/?a|n\.a\.|none|no|null|nil|undefined|unknown|not (?:given|provided|available|on file)|declined|refused|#n\/a|0)$/i

/** A text's first characters. An emoji that would be cut in half is left out: databases refuse halves. */
export const startOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/** Recognizes empty cells and placeholders such as 'n/a'. */
export const saysNothing = (cell: string): boolean => bare(cell) === '' || nothing.test(bare(cell))

const address = /^[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[\p{L}\d-]{2,}$/u

/** The email address in a cell, in lowercase; undefined if there is none. */
export function readEmail(cell: string): string | undefined {
  const text = bare(cell).replace(/^mailto:/i, '')
  const inner = /<([^<>]+)>$/.exec(text)?.[1] ?? text
  return address.test(inner) && inner.length <= 254 && !inner.includes('..') ? inner.toLowerCase() : undefined
}

const emptyWord =
  /^(?:no|none|noone|nobody|na|nil|null|x+|test|fake|unknown|declined?|refused|noreply|donotreply|not?given|not?provided|no(?:t|ne)?available)\d*$/
const emptyName =
  /^(?:no[-_.]?e?-?mail|no[-_.]?address|none|noone|not?[-_.]?(?:given|provided|available)|donot[-_.]?e?mail|decline[ds]?|refused|unknown|noreply|no-reply)\d*$/
const emptyDomain = /^(?:no[-_.]?e?-?mail\d*|none|nomail|noaddress|invalid|placeholder|donotuse)\./

/**
 * Recognizes placeholder addresses such as `noemail@…` and `none@none.com`. They're never used to contact or match
 * people.
 */
export function isPlaceholderEmail(email: string): boolean {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const host = domain.split('.')[0] ?? ''
  if (emptyDomain.test(domain) || domain.endsWith('.invalid')) return true
  return emptyName.test(name) || (emptyWord.test(name) && emptyWord.test(host))
}

const phoneShape = /^\+?\(?\d[\d\s().\-/\u2010-\u2015\u00a0]{4,22}\d\s*(?:(?:x|ext\.?|#)\s*\d{1,6})?$/i

const dateShape = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2}))(?!\d)(?!-)/

/** Whether a cell could be a phone number: seven to fifteen digits, and no sign of a date or an amount. */
export function looksLikePhone(cell: string): boolean {
  const text = withoutApostrophe(bare(cell))
  if (!phoneShape.test(text) || dateShape.test(text) || /^\d+\.\d{1,2}$/.test(text)) return false
  const digits = text.replace(/(?:x|ext\.?|#)\s*\d+$/i, '').replaceAll(/\D/g, '')
  return digits.length >= 7 && digits.length <= 15
}

/** Recognizes placeholder numbers: all zeros, 555-555-5555, 123-456-7890. */
export function isPlaceholderPhone(cell: string): boolean {
  const digits = cell.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^(\d)\1+$/.test(digits) || '01234567890'.includes(digits) || '9876543210'.includes(digits)
}

/**
 * Removes the apostrophe that spreadsheets put before text that looks like a number, as in Square's `'+14155550100`.
 */
export const withoutApostrophe = (text: string): string => text.replace(/^['’](?=[+\d(])/, '')

/** '1.234' is 1,234, unless other cells of its column have decimals. */
const maybeThousands = /^[1-9]\d{0,2}\.\d{3}$/

/** Whole points, rounded down; undefined if the cell isn't a number. */
export function readPoints(cell: string, hasDecimals = false): number | undefined {
  const [, minus, digits = ''] = /^(-?)(.*?)\s*(?:pts?|points?)?\.?$/i.exec(bare(cell)) ?? []
  const number = decimalPoint(digits, hasDecimals)
  if (number === undefined) return undefined
  const points = Math.floor(minus ? -Number(number) : Number(number))
  return Number.isSafeInteger(points) ? points : undefined
}

const currency = /^(?:US|CA|AU|NZ)?[$€£]|[$€£]$|\b(?:USD|CAD|AUD|NZD|EUR|GBP)\b/gi

/** An amount in cents; undefined if there is none. Reads both '1,234.56' and '1.234,56'. */
export function readMoney(cell: string, hasDecimals = false): number | undefined {
  const { digits, isNegative } = amountIn(cell)
  const number = decimalPoint(digits, hasDecimals)
  if (number === undefined) return undefined
  const cents = Math.round(Number(number) * 100)
  if (!Number.isSafeInteger(cents)) return undefined
  return isNegative ? -cents : cents
}

/** Whether a cell shows that its column writes decimals with a period: '8.10' does, '1.234.567' doesn't, '1.234' may. */
export function decimalsIn(cell: string): 'yes' | 'no' | 'maybe' | undefined {
  const { digits } = amountIn(cell)
  if (maybeThousands.test(digits)) return 'maybe'
  if (decimalComma.test(digits)) return 'no'
  return plain.test(digits) && digits.includes('.') ? 'yes' : undefined
}

function amountIn(cell: string): { readonly digits: string; readonly isNegative: boolean } {
  const inBrackets = /^\((.*)\)$/.exec(bare(cell))
  const text = (inBrackets?.[1] ?? bare(cell)).replaceAll(currency, '').replaceAll(/[\s\u00a0']/g, '')
  const [, before, after, digits = ''] = /^(-?)[$€£]?(-?)(\d[\d.,]*)$/.exec(text) ?? []
  return { digits, isNegative: Boolean(inBrackets || before || after) }
}

/** The period is for thousands if there are two of them, or a comma for the decimals. */
const decimalComma = /^\d{1,3}(?:\.\d{3}){2,}(?:,\d{1,2})?$|^[\d.]+,\d{1,2}$/

const plain = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

function decimalPoint(text: string, hasDecimals: boolean): string | undefined {
  if (maybeThousands.test(text) && !hasDecimals) return text.replace('.', '')
  if (plain.test(text)) return text.replaceAll(',', '')
  if (/^\d+,\d{1,2}$/.test(text) || /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(text))
    return text.replaceAll('.', '').replace(',', '.')
  return undefined
}

const yes =
  /^(?:yes|y|true|t|1|x|✓|✔|on|subscribed|opted[- ]?in|opt[- ]?in|accept(?:s|ed)?|allowed|agreed?|confirmed|granted|active)$/i
const no =
  /^(?:no|n|false|f|0|off|unsubscribed|opted[- ]?out|opt[- ]?out|declined|denied|refused|not (?:subscribed|allowed)|never|stop(?:ped)?|revoked|blocked|cleaned|bounced|complained|inactive)$/i

/** True for a yes, false for a no, and undefined for anything else, such as 'Unknown' or 'Pending'. */
export function readYesNo(cell: string): boolean | undefined {
  const text = bare(cell)
  if (yes.test(text)) return true
  return no.test(text) ? false : undefined
}

const title = /^(?:mr|mrs|ms|miss|mx|dr|prof)\.?\s+/i

/** Splits a full name: 'Mia Hart' at its first space, 'Hart, Mia' at the comma. */
export function readFullName(cell: string): { readonly firstName: string; readonly lastName: string } {
  const text = bare(cell).replaceAll(/\s+/g, ' ')
  const comma = /^([^,]+),\s*([^,]+)$/.exec(text)
  if (comma) return { firstName: (comma[2] ?? '').replace(title, ''), lastName: comma[1] ?? '' }
  const whole = text.replace(title, '')
  const space = whole.indexOf(' ')
  return space < 0
    ? { firstName: whole, lastName: '' }
    : { firstName: whole.slice(0, space), lastName: whole.slice(space + 1) }
}

/** A name for comparison: without accents, case and punctuation. */
export const comparableName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
