import { capitalized } from '../../../format/capitalized.ts'
import { dollars } from '../../../format/money.ts'
import { points } from '../../../format/points.ts'
import { weeks } from '../../../format/weeks.ts'
import { tierName } from '../../../member/tiers.ts'
import { drawingName } from '../menu/drawings.ts'
import { priceKindName } from '../menu/price-kinds.ts'
import { ruleWords } from '../rules/rule-values.ts'
import { type Contents, type Item, itemsOf, nameOf } from './contents.ts'
import { isEqual } from './is-equal.ts'
import { toldApart } from './told-apart.ts'

/** The differences between two states of a part, one sentence each. `known` has the other parts that it refers to. */
export function changeWords(before: Contents, after: Contents, known: Contents = {}): readonly string[] {
  const all = { ...known, ...after }
  return Object.keys(after).flatMap(list => listWords(itemsOf(before, list), itemsOf(after, list), all))
}

function listWords(before: readonly Item[], after: readonly Item[], all: Contents): readonly string[] {
  const known = new Map(before.map(item => [item.id, item]))
  const kept = new Set(after.map(({ id }) => id))
  const added = after.filter(({ id }) => !known.has(id)).map(item => `${nameOf(item)}: new`)
  const removed = before.filter(({ id }) => !kept.has(id)).map(item => `${nameOf(item)}: removed`)
  const changed = after.flatMap(item => {
    const old = known.get(item.id)
    return old ? itemWords(old, item, all) : []
  })
  const order = (items: readonly Item[]) =>
    items.map(({ id }) => id).filter(id => known.has(id) && kept.has(id))
  const isMoved = !isEqual(order(before), order(after))
  return [...added, ...changed, ...removed, ...(isMoved ? ['New order'] : [])]
}

const itemWords = (before: Item, after: Item, all: Contents) =>
  Object.keys(after)
    .filter(field => !isEqual(before[field], after[field]))
    .map(field => fieldWords(nameOf(before), field, before[field], after[field], all))

function fieldWords(name: string, field: string, before: unknown, after: unknown, all: Contents): string {
  const state = states[field]
  if (state) return `${name}: ${state[after ? 1 : 0]}`
  const [from, to] = bothWords(field, before, after, all)
  if (pictures[field]) return `${name}: ${to}`
  return `${name}: ${fieldLabel(field).toLowerCase()} ${from} → ${to}`
}

const states: Readonly<Record<string, readonly [string, string]>> = {
  isArchived: ['restored', 'archived'],
  isPaused: ['resumed', 'paused'],
  isRetired: ['in use again', 'retired'],
}

const labels: Readonly<Record<string, string>> = {
  openingHours: 'Hours',
  bookingUrl: 'Booking link',
  categoryId: 'Category',
  durationMinutes: 'Duration',
  priceKind: 'Price type',
  priceUnit: 'Price per',
  priceTo: 'Price up to',
  packageSize: 'Sessions',
  pointsEarned: 'Points',
  pointsRequired: 'Points',
  pointsValue: 'Points',
  imageUrl: 'Picture',
  lastsWeeks: 'Lasts',
  photoAfterDays: 'Best day for a photo',
  placeIds: 'Offered at',
  placeId: 'Location',
  rewardValue: 'Value',
  worth: 'Dollar value',
  validDays: 'Valid for',
  repeatDays: 'Patients can claim it again after',
  stock: 'Total available',
  tiers: 'For',
  startsOn: 'From',
  endsOn: 'Until',
  isArchived: 'Archived',
  isPaused: 'Paused',
  isRetired: 'Retired',
  color: 'Color',
  timeZone: 'Time zone',
  email: 'Email',
  appName: 'App name',
  logoDark: 'Logo for dark backgrounds',
  quietHours: 'Quiet hours',
  marketingCap: 'Marketing limit per member',
  birthdaySpecials: 'Birthday specials',
  printedCodes: 'Printed codes',
  navVariant: 'Navigation',
  welcomeText: 'Welcome',
}

export const fieldLabel = (field: string) => labels[field] ?? capitalized(field)

/** A field's old and new value in words, so that they can be told apart. */
export function bothWords(
  field: string,
  one: unknown,
  other: unknown,
  all: Contents,
): readonly [string, string] {
  const [known, knownOther] = [valueWords(field, one, all), valueWords(field, other, all)]
  const [words, wordsOther] = toldApart(known ?? textOf(one), knownOther ?? textOf(other))
  return [known ? words : `“${words}”`, knownOther ? wordsOther : `“${wordsOther}”`]
}

const textOf = (value: unknown) => String(value).replaceAll('\n', ', ')

const pictures: Readonly<Record<string, string>> = {
  imageUrl: 'a new picture',
  logo: 'a new logo',
  logoDark: 'a new logo for dark backgrounds',
}

const byServer = 'default'

/** The words for a value that the clinic left empty. */
const unsaid: Readonly<Record<string, string>> = {
  quietHours: byServer,
  marketingCap: byServer,
  birthdaySpecials: byServer,
  printedCodes: byServer,
  navVariant: byServer,
  welcomeText: 'the default text',
  colour: 'the default colors',
  logo: 'no logo',
  logoDark: 'no logo for dark backgrounds',
  placeId: 'no location',
  priceUnit: 'the treatment',
  timeZone: 'the clinic’s',
  imageUrl: 'no picture',
}

/**
 * A location without its own booking link or time zone uses the clinic's; the clinic's policies fall back to the
 * server's settings.
 */
const unsaidIn = (field: string, all: Contents) =>
  'rules' in all && (field === 'bookingUrl' || field === 'timeZone') ? byServer : (unsaid[field] ?? 'nothing')

/** The words for a value; undefined if it's a text. */
function valueWords(field: string, value: unknown, all: Contents): string | undefined {
  if (value === null || value === undefined || value === '') return unsaidIn(field, all)
  const ruleIn = (ruleWords as Readonly<Record<string, ((said: never) => string) | undefined>>)[field]
  if (ruleIn) return ruleIn(value as never)
  if (pictures[field]) return drawingIn(String(value)) ?? pictures[field]
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field === 'priceKind') return priceKindName(String(value)).toLowerCase()
  if (field === 'priceTo') return dollars(String(value))
  if (field === 'priceUnit') return `per ${value}`
  if (field === 'packageSize') return String(value)
  if (field === 'price' || field === 'worth' || field === 'from') return dollars(String(value))
  if (field === 'perks' && Array.isArray(value)) return value.join(', ') || 'nothing'
  if (field.startsWith('points')) return points(Number(value))
  if (field === 'durationMinutes') return `${value} min`
  if (field === 'lastsWeeks') return weeks(Number(value))
  if (field === 'tiers' && Array.isArray(value)) return value.map(tierName).join(', ') || 'everyone'
  if (field === 'placeId') return placeNames([value], all) ?? 'another location'
  if (Array.isArray(value))
    return value.length === 0 ? 'everywhere' : (placeNames(value, all) ?? `${value.length} locations`)
  if (/^(?:valid|repeat|photoAfter)Days$/.test(field)) return value === 1 ? '1 day' : `${value} days`
  if (field === 'categoryId')
    return nameOf(itemsOf(all, 'categories').find(({ id }) => id === value) ?? { id: '', name: value })
  return undefined
}

function drawingIn(imageUrl: string): string | undefined {
  const drawing = /^\/pictures\/(.+)\.svg$/.exec(imageUrl)?.[1]
  return drawing && `the drawing ${drawingName(drawing)}`
}

/** The names of the locations; undefined if one is unknown. */
function placeNames(ids: readonly unknown[], all: Contents): string | undefined {
  const names = new Map(itemsOf(all, 'places').map(place => [place.id as unknown, nameOf(place)]))
  return ids.every(id => names.has(id)) ? ids.map(id => names.get(id)).join(', ') : undefined
}
