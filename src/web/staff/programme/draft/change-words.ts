import { dollars } from '../../../format/money.ts'
import { points } from '../../../format/points.ts'
import { weeks } from '../../../format/weeks.ts'
import { type Contents, type Item, itemsOf, nameOf } from './contents.ts'
import { isEqual } from './is-equal.ts'

/** What changed between two states of a part, a sentence each, as the clinic would say it. */
export function changeWords(before: Contents, after: Contents): readonly string[] {
  return Object.keys(after).flatMap(list => listWords(itemsOf(before, list), itemsOf(after, list), after))
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
  return [...added, ...changed, ...removed, ...(isMoved ? ['Another order'] : [])]
}

const itemWords = (before: Item, after: Item, all: Contents) =>
  Object.keys(after)
    .filter(field => !isEqual(before[field], after[field]))
    .map(field => fieldWords(nameOf(before), field, before[field], after[field], all))

function fieldWords(name: string, field: string, before: unknown, after: unknown, all: Contents): string {
  const state = states[field]
  if (state) return `${name}: ${state[after ? 1 : 0]}`
  const [from, to] = [valueWords(field, before, all), valueWords(field, after, all)]
  return `${name}: ${fieldLabel(field).toLowerCase()} ${from} → ${to}`
}

const states: Readonly<Record<string, readonly [string, string]>> = {
  isArchived: ['restored', 'archived'],
  isPaused: ['goes on', 'paused'],
  isRetired: ['in use again', 'retired'],
}

const labels: Readonly<Record<string, string>> = {
  openingHours: 'Opening hours',
  bookingUrl: 'Booking link',
  categoryId: 'Category',
  durationMinutes: 'Duration',
  pointsEarned: 'Points',
  pointsRequired: 'Points',
  pointsValue: 'Points',
  imageUrl: 'Picture',
  lastsWeeks: 'Lasts',
  photoAfterDays: 'Photo after',
  placeIds: 'Offered at',
  placeId: 'Place',
  rewardValue: 'Worth',
  worth: 'Worth in dollars',
  validDays: 'Valid for',
  repeatDays: 'Again after',
  stock: 'How many',
  tiers: 'For',
  startsOn: 'From',
  endsOn: 'Until',
  isArchived: 'Archived',
  isPaused: 'Paused',
  isRetired: 'Retired',
  color: 'Colour',
  email: 'E-mail',
  appName: 'App’s name',
  logoDark: 'Logo for dark grounds',
  quietHours: 'Quiet hours',
  marketingCap: 'Most marketing a day',
  birthdaySpecials: 'Birthday specials',
  printedCodes: 'Printed codes',
  navVariant: 'Navigation',
  welcomeText: 'Welcome',
}

/** What a field is called on the screen. */
export const fieldLabel = (field: string) =>
  labels[field] ?? field.replace(/^./, letter => letter.toUpperCase())

/** A field's value as people read it. */
export function valueWords(field: string, value: unknown, all: Contents = {}): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field === 'price' || field === 'worth' || field === 'from') return dollars(String(value))
  if (field === 'perks' && Array.isArray(value)) return value.join(', ') || 'nothing'
  if (field.startsWith('points')) return points(Number(value))
  if (field === 'durationMinutes') return `${value} min`
  if (field === 'lastsWeeks') return weeks(Number(value))
  if (field === 'tiers' && Array.isArray(value)) return value.join(', ') || 'everybody'
  if (field === 'placeId') return 'another one'
  if (Array.isArray(value)) return value.length === 0 ? 'everywhere' : `${value.length} of the places`
  if (/^(?:valid|repeat|photoAfter)Days$/.test(field)) return value === 1 ? '1 day' : `${value} days`
  if (field === 'categoryId')
    return nameOf(itemsOf(all, 'categories').find(({ id }) => id === value) ?? { id: '', name: value })
  const text = String(value).replaceAll('\n', ', ')
  return text.length > 80 ? `“${text.slice(0, 77)}…”` : `“${text}”`
}
