import { dollars } from '#platform/kernel/money.ts'
import { hasOpenPoints } from '#platform/kernel/points.ts'
import {
  archived,
  lower,
  offeredIn,
  points,
  problemsOfCount,
  problemsOfNames,
  text,
  withMissing,
} from './lists.ts'
import type { Field, ListRule, PartRules, Problem } from './part-rules.ts'
import type { PlacesContents } from './places.ts'

export interface MenuContents {
  readonly categories: readonly Category[]
  readonly services: readonly Service[]
}

interface Category {
  /** A slug. */
  readonly id: string
  readonly name: string
}

interface Service {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly categoryId: string
  /** The amount for `priceKind`; 0 if it has none. */
  readonly priceCents: number
  readonly priceKind: PriceKind
  /** The unit of the amount; null for the whole treatment. */
  readonly priceUnit: 'unit' | 'syringe' | 'vial' | 'area' | 'session' | null
  /** The upper bound of a range. */
  readonly priceToCents: number | null
  /** The number of sessions in a package; the amount covers all of them. */
  readonly packageSize: number | null
  readonly durationMinutes: number | null
  readonly pointsEarned: number
  readonly imageUrl: string
  /** Roughly how long the effect lasts; null if unknown. */
  readonly lastsWeeks: number | null
  /** Aftercare instructions; may be empty. */
  readonly aftercare: string
  /** Days until a photo shows the result; null if unknown. */
  readonly photoAfterDays: number | null
  /** The locations that offer it; empty for all. */
  readonly placeIds: readonly string[]
  readonly isArchived: boolean
}

type PriceKind = 'fixed' | 'from' | 'range' | 'package' | 'on-request' | 'free'

interface Document {
  readonly menu: MenuContents
  readonly places: PlacesContents
}

const minutes: Field<Document> = {
  label: 'duration',
  shown: (value: number | null) => (value === null ? 'not set' : `${value} minutes`),
}
const price: Field<Document> = { label: 'price', shown: (cents: number) => dollars(cents) }
const kindWords: Readonly<Record<PriceKind, string>> = {
  fixed: 'a fixed price',
  from: '“from”',
  range: 'a range',
  package: 'a package',
  'on-request': 'on request',
  free: 'free',
}
const priceKind: Field<Document> = {
  label: 'price',
  shown: (kind: PriceKind) => kindWords[kind],
}
const priceUnit: Field<Document> = {
  label: 'price per',
  shown: (unit: string | null) => (unit === null ? 'the treatment' : `one ${unit}`),
}
const priceTo: Field<Document> = {
  label: 'price up to',
  shown: (cents: number | null) => (cents === null ? 'not set' : dollars(cents)),
}
const category: Field<Document> = {
  label: 'category',
  shown: (id: string, { menu }) => menu.categories.find(each => each.id === id)?.name ?? id,
}

const counted = (label: string, one: string): Field<Document> => ({
  label,
  shown: (count: number | null) => (count === null ? 'not set' : `${count} ${one}${count === 1 ? '' : 's'}`),
})
const offeredAt: Field<Document> = {
  label: 'offered',
  shown: (ids: readonly string[], { places }) => {
    const names = places.places.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
    return ids.length === 0 ? 'everywhere' : `at ${names.join(', ') || 'no location'}`
  },
}

const categories: ListRule<Document> = {
  kind: 'category',
  itemsOf: document => document.menu.categories as readonly never[],
  nameOf: ({ name }) => String(name),
  isAway: () => false,
  fields: { name: text('name') },
}

const services: ListRule<Document> = {
  kind: 'service',
  itemsOf: document => document.menu.services as readonly never[],
  nameOf: ({ name }) => String(name),
  isAway: ({ isArchived }) => isArchived === true,
  worthOf: item => (hasOpenPoints(item as unknown as Service) ? 'points vary' : undefined),
  fields: {
    name: text('name'),
    description: text('description'),
    categoryId: category,
    priceKind,
    priceCents: price,
    priceUnit,
    priceToCents: priceTo,
    packageSize: counted('package of', 'session'),
    durationMinutes: minutes,
    pointsEarned: points,
    imageUrl: text('picture'),
    lastsWeeks: counted('lasts', 'week'),
    aftercare: text('aftercare'),
    photoAfterDays: counted('photo after', 'day'),
    placeIds: offeredAt,
  },
  worsens: [
    {
      of: 'service',
      field: 'pointsEarned',
      isWorse: lower,
      isOffered: ({ isArchived }) => isArchived !== true,
    },
  ],
}

const mostInUse = 1_000

/** Defaults for services stored before these fields existed. */
const newFields = {
  priceKind: 'fixed',
  priceUnit: null,
  priceToCents: null,
  packageSize: null,
  lastsWeeks: null,
  aftercare: '',
  photoAfterDays: null,
  placeIds: [],
} as const

export const menuRules: PartRules<MenuContents, Document> = {
  blank: { categories: [], services: [] },
  completed: ({ categories, services }) => ({
    categories,
    services: services.map(service => ({ ...newFields, ...service })),
  }),
  keepWhatWas: (published, edited) => ({
    categories: edited.categories,
    services: withMissing(published.services, edited.services, archived),
  }),
  problemsOf: ({ menu, places }) => {
    const placesThere = new Set(offeredIn(places.places).map(([, { id }]) => id))
    const known = new Set(menu.categories.map(({ id }) => id))
    const offered = offeredIn(menu.services)
    const byCategory = Map.groupBy(offered, ([, { categoryId }]) => categoryId)
    return [
      ...problemsOfCount(
        offered.map(([n]) => `services.${n}.name`),
        mostInUse,
      ),
      ...problemsOfNames(
        'category',
        menu.categories.map(({ name }, n) => ({ name, path: `categories.${n}.name` })),
      ),
      ...[...byCategory.values()].flatMap(inCategory =>
        problemsOfNames(
          'service',
          inCategory.map(([n, { name }]) => ({ name, path: `services.${n}.name` })),
        ),
      ),
      ...offered
        .filter(([, { categoryId }]) => !known.has(categoryId))
        .map(([n, { name }]) => ({
          path: `services.${n}.categoryId`,
          message: `${name.trim() || 'This service'}’s category no longer exists. Please choose another one.`,
        })),
      ...offered
        .filter(([, { placeIds }]) => placeIds.length > 0 && !placeIds.some(id => placesThere.has(id)))
        .map(([n, { name }]) => ({
          path: `services.${n}.placeIds`,
          message: `${name.trim() || 'This service'} is only offered at locations that no longer exist. Please choose others.`,
        })),
      ...offered.flatMap(([n, service]) => problemsOfPrice(`services.${n}`, service)),
    ]
  },
  toDo: ({ menu }) => (offeredIn(menu.services).length === 0 ? 'Add a service' : undefined),
  lists: [categories, services],
}

/** A range needs an upper bound, and a package needs sessions. */
function problemsOfPrice(path: string, service: Service): readonly Problem[] {
  const { name, priceKind, priceCents, priceToCents, packageSize } = service
  const called = name.trim() || 'This service'
  if (priceKind === 'range' && (priceToCents ?? 0) <= priceCents)
    return [
      { path: `${path}.priceTo`, message: `${called}: the upper price must be higher than the lower one.` },
    ]
  if (priceKind === 'package' && (packageSize ?? 0) < 2)
    return [{ path: `${path}.packageSize`, message: `${called}: please enter the number of sessions.` }]
  return []
}
