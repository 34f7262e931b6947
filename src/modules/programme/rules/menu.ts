import { dollars } from '#platform/kernel/money.ts'
import { archived, offeredIn, points, problemsOfNames, text, withMissing } from './lists.ts'
import type { Field, ListRule, PartRules } from './part-rules.ts'

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
  readonly isArchived: boolean
}

interface Document {
  readonly menu: MenuContents
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
  },
  worsens: {
    of: 'service',
    field: 'pointsEarned',
    worse: 'lower',
    isOffered: ({ isArchived }) => isArchived !== true,
  },
}

export const menuRules: PartRules<MenuContents, Document> = {
  blank: { categories: [], services: [] },
  completed: kept => kept,
  keepWhatWas: (inForce, edited) => ({
    categories: edited.categories,
    services: withMissing(inForce.services, edited.services, archived),
  }),
  problemsOf: ({ menu }) => {
    const known = new Set(menu.categories.map(({ id }) => id))
    const offered = offeredIn(menu.services)
    const byCategory = Map.groupBy(offered, ([, { categoryId }]) => categoryId)
    return [
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
    ]
  },
  toDo: ({ menu }) => (offeredIn(menu.services).length === 0 ? 'Add a service' : undefined),
  lists: [categories, services],
}
