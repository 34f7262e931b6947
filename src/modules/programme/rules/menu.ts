import { dollars } from '#platform/kernel/money.ts'
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
import type { Field, ListRule, PartRules } from './part-rules.ts'
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
  readonly priceCents: number
  readonly durationMinutes: number | null
  readonly pointsEarned: number
  readonly imageUrl: string
  /** How long what it does lasts, about; null: nobody says. */
  readonly lastsWeeks: number | null
  /** What to mind after it; may be empty. */
  readonly aftercare: string
  /** How many days after it a photo shows what it did; null: nobody says. */
  readonly photoAfterDays: number | null
  /** Where it is offered; empty: everywhere. */
  readonly placeIds: readonly string[]
  readonly isArchived: boolean
}

interface Document {
  readonly menu: MenuContents
  readonly places: PlacesContents
}

const minutes: Field<Document> = {
  label: 'duration',
  shown: (value: number | null) => (value === null ? 'open' : `${value} minutes`),
}
const price: Field<Document> = { label: 'price', shown: (cents: number) => dollars(cents) }
const category: Field<Document> = {
  label: 'category',
  shown: (id: string, { menu }) => menu.categories.find(each => each.id === id)?.name ?? id,
}

const counted = (label: string, one: string): Field<Document> => ({
  label,
  shown: (count: number | null) => (count === null ? 'open' : `${count} ${one}${count === 1 ? '' : 's'}`),
})
const offeredAt: Field<Document> = {
  label: 'offered',
  shown: (ids: readonly string[], { places }) => {
    const names = places.places.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
    return ids.length === 0 ? 'everywhere' : `at ${names.join(', ') || 'no place'}`
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
  fields: {
    name: text('name'),
    description: text('description'),
    categoryId: category,
    priceCents: price,
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

/** What a service says that was kept before it could be said. */
const newFields = { lastsWeeks: null, aftercare: '', photoAfterDays: null, placeIds: [] }

export const menuRules: PartRules<MenuContents, Document> = {
  blank: { categories: [], services: [] },
  completed: ({ categories, services }) => ({
    categories,
    services: services.map(service => ({ ...newFields, ...service })),
  }),
  keepWhatWas: (inForce, edited) => ({
    categories: edited.categories,
    services: withMissing(inForce.services, edited.services, archived),
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
          message: `${name.trim() || 'This service'} is in a category that is not there. Please choose another one.`,
        })),
      ...offered
        .filter(([, { placeIds }]) => placeIds.length > 0 && !placeIds.some(id => placesThere.has(id)))
        .map(([n, { name }]) => ({
          path: `services.${n}.placeIds`,
          message: `${name.trim() || 'This service'} is offered only at places that are not there. Please choose others.`,
        })),
    ]
  },
  toDo: ({ menu }) => (offeredIn(menu.services).length === 0 ? 'Add a service' : undefined),
  lists: [categories, services],
}
