import type { Service } from '../draft/parts.ts'
import { readPrice } from './read-price.ts'

/** A service's price: an amount and its kind. */
export type PriceFields = Required<
  Pick<Service, 'price' | 'priceKind' | 'priceUnit' | 'priceTo' | 'packageSize'>
>

/** A price from a list, and the list's remark in parentheses. */
export interface WrittenPrice {
  readonly fields: PriceFields
  /** '3 vials: $2,400' from '$850/vial (3 vials: $2,400)'; may be empty. */
  readonly note: string
}

export const noPrice: PriceFields = {
  price: '0.00',
  priceKind: 'fixed',
  priceUnit: null,
  priceTo: null,
  packageSize: null,
}

/**
 * Reads a price as clinics write it: '$650', 'from $12/unit', '$350-$400', '3 x $300', '6 for $999', 'Free', 'Price
 * upon consultation'. Undefined if it isn't one. A package's price covers all of its sessions.
 */
export function readServicePrice(text: string): WrittenPrice | undefined {
  const [, before = '', note = ''] = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/.exec(text.trim()) ?? []
  const whole = readFields(before ? `${before} ${note}` : text)
  if (whole) return { fields: whole, note: '' }
  const fields = before ? readFields(before) : undefined
  return fields && { fields, note: note.trim() }
}

const readFields = (text: string): PriceFields | undefined => {
  const words = text.trim().replaceAll(/\s+/g, ' ')
  return withoutAmount(words) ?? packageOf(words) ?? amountOf(words)
}

const free = /^(?:free(?: of charge)?|complimentary|no charge|gratis|kostenlos)$/i

const onRequest = new RegExp(
  [
    '(?:prices?|pricing|cost)?\\s*(?:up)?on\\s+(?:request|application|inquiry|(?:a\\s+)?consult(?:ation)?|assessment|evaluation)',
    '(?:price |priced )?(?:by|at|after|during|with) (?:a |your )?consult(?:ation)?',
    'consult(?:ation)? (?:required|for (?:price|pricing))',
    '(?:please )?(?:call|ask|inquire|enquire|contact|e-?mail)(?: us)?(?: for (?:a |the )?(?:price|pricing|prices|quote|details))?',
    '(?:price |prices )?(?:varies|vary)|custom(?:ized)?(?: pricing| price| quote)?|quote|poa|tbd|auf anfrage|nach absprache',
  ]
    .map(words => `^(?:${words})\\.?$`)
    .join('|'),
  'i',
)

function withoutAmount(words: string): PriceFields | undefined {
  if (free.test(words)) return { ...noPrice, priceKind: 'free' }
  return onRequest.test(words) ? { ...noPrice, priceKind: 'on-request' } : undefined
}

const sessions = '(?:sessions?|treatments?|visits?|appointments?|facials?|peels?)'

/** 'N x price' means N times the price; the others give the whole package's price. */
const packages: readonly (readonly [RegExp, 'each' | 'whole'])[] = [
  [new RegExp(`^(\\d{1,3}) ?(?:${sessions} ?)?(?:x|×|@|at) ?(\\D*\\d.*)$`, 'i'), 'each'],
  [
    new RegExp(
      `^(?:(?:package|pack|series|set|bundle) of )?(\\d{1,3})(?: ${sessions})? ?(?:for|:|=) ?(\\D*\\d.*)$`,
      'i',
    ),
    'whole',
  ],
]

/** In cents, because floating-point dollars lose some: 3 × 19.99. */
function timesPrice(price: string, count: number): string {
  const cents = String(Math.round(Number(price) * 100) * count).padStart(3, '0')
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`
}

function packageOf(words: string): PriceFields | undefined {
  for (const [shape, counts] of packages) {
    const [, size = '', amount = ''] = shape.exec(words) ?? []
    const price = Number(size) > 1 ? readAmount(amount.replace(/ each$/i, '')) : undefined
    if (price === undefined) continue
    const isEach = counts === 'each' || / each$/i.test(amount)
    const total = isEach ? timesPrice(price, Number(size)) : price
    return { ...noPrice, price: total, priceKind: 'package', packageSize: Number(size) }
  }
  return undefined
}

const per = /^(.*\S)(?: ?\/ ?| (?:per|a|an|each|pro) )([a-z]+)\.?$/i

const units: Readonly<Record<string, PriceFields['priceUnit']>> = {
  unit: 'unit',
  units: 'unit',
  u: 'unit',
  iu: 'unit',
  einheit: 'unit',
  syringe: 'syringe',
  syringes: 'syringe',
  syr: 'syringe',
  spritze: 'syringe',
  vial: 'vial',
  vials: 'vial',
  area: 'area',
  areas: 'area',
  zone: 'area',
  session: 'session',
  sessions: 'session',
  sitzung: 'session',
  treatment: null,
  visit: null,
  behandlung: null,
}

const fromBefore = /^(?:from|ab|starting (?:at|from)|starts (?:at|from)|as low as|min\.?|minimum) /i
const fromBehind = / ?(?:\+|(?:&|and) up)$/i

function amountOf(words: string): PriceFields | undefined {
  const [, before = words, unit] = per.exec(words) ?? []
  const priceUnit = unit === undefined ? null : units[unit.toLowerCase()]
  if (priceUnit === undefined) return undefined
  const isFrom = fromBefore.test(before) || fromBehind.test(before)
  const amount = before.replace(fromBefore, '').replace(fromBehind, '')
  const single = readAmount(amount)
  if (single !== undefined) {
    if (Number(single) === 0) return isFrom || priceUnit ? undefined : { ...noPrice, priceKind: 'free' }
    return { ...noPrice, price: single, priceKind: isFrom ? 'from' : 'fixed', priceUnit }
  }
  return isFrom ? undefined : rangeOf(amount, priceUnit)
}

function rangeOf(words: string, priceUnit: PriceFields['priceUnit']): PriceFields | undefined {
  const [, low = '', high = ''] = /^(.*\d[^\d]*?) ?(?:-|–|—|to|bis) ?(\D*\d.*)$/i.exec(words) ?? []
  const [price, priceTo] = [readAmount(low), readAmount(high)]
  if (price === undefined || priceTo === undefined || Number(priceTo) <= Number(price)) return undefined
  return { ...noPrice, price, priceKind: 'range', priceUnit, priceTo }
}

/** Exactly one amount: '12 $25' has two. */
const readAmount = (text: string) => (/\d ?[$€£] ?\d/.test(text) ? undefined : readPrice(text))
